import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesIn } from './folder.ts';

/** SHA-256 in hexadecimal of each file, by its path in the folder. */
export type Digests = Readonly<Record<string, string>>;

/** As `sha256sum` writes it. */
const LINE = /^([\da-f]{64}) {2}(.+)$/;

/**
 * Writes what each file of the build holds, beside its folder: readers never see it, and whoever puts the
 * build online knows that no file was cut short (W26).
 */
export function digests(): AstroIntegration {
  return {
    name: 'digests',
    hooks: { 'astro:build:done': ({ dir }) => writeDigests(fileURLToPath(dir)) },
  };
}

/** Writes the list of a build; in the order of the paths, so that the same files make the same list. */
function writeDigests(folder: string): void {
  const lines = filesIn(folder).map((path) => `${digestOf(join(folder, path))}  ${path}\n`);
  writeFileSync(digestsFile(folder), lines.join(''));
}

/** What a build was when it ended; undefined when it has no list. A line that is none counts as absent. */
export function readDigests(folder: string): Digests | undefined {
  const file = digestsFile(folder);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, digest, path] = LINE.exec(line) ?? [];
      return digest && path ? [[path, digest]] : [];
    }),
  );
}

/** `dist` → `dist.sha256` */
export function digestsFile(folder: string): string {
  return `${folder.replace(/[\\/]+$/, '')}.sha256`;
}

/** SHA-256 in hexadecimal; undefined when there is no such file. */
export function digestOf(file: string): string | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
