import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { digestOf, readDigests } from './digests.ts';
import { filesIn } from './folder.ts';
import type { Settings } from './settings.ts';

/** Every file that decides what a build writes; the lock file names the version of each package. */
const SOURCES = [
  ...['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
  '{content,public,src}/**',
];
/** Beside `dist`. */
const NOTE = 'dist.sources';

/** Writes, beside a finished build, the digest of what it was made from. */
export function builtFrom(settings: Settings): AstroIntegration {
  let root: string;
  let sources: string;
  return {
    name: 'built-from',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        root = fileURLToPath(config.root);
        // Taken at the start: a file that changes while the site is built may be in it or not.
        if (command === 'build') sources = digestOfSources(settings, root);
      },
      'astro:build:done': () => writeFileSync(join(root, NOTE), sources),
    },
  };
}

/**
 * Whether `dist` holds, to the byte, what a build would write now. Never when courses come from a service:
 * its answer may have changed.
 */
export function isUpToDate(settings: Settings, root = '.'): boolean {
  if (!settings.isEmbedded) return false;
  try {
    const sources = readFileSync(join(root, NOTE), 'utf8');
    return sources === digestOfSources(settings, root) && isWhole(join(root, 'dist'));
  } catch {
    return false;
  }
}

/** By what the files hold, not by their dates: a branch that was left and taken again changes nothing. */
function digestOfSources({ warnings: _, ...settings }: Settings, root: string): string {
  const [nodeMajor] = process.versions.node.split('.');
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const facts = files.sort().map((file) => [relative(root, file), digestOf(file)]);
  return hash('sha256', JSON.stringify([nodeMajor, settings, facts]));
}

/** Whether a folder holds the files of its list, as they were when the build ended, and no other. */
function isWhole(folder: string): boolean {
  const digests = readDigests(folder) ?? {};
  const files = filesIn(folder);
  if (files.length !== Object.keys(digests).length) return false;
  return files.every((file) => digestOf(join(folder, file)) === digests[file]);
}
