import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../build/settings.ts';
import { isHashed } from '../headers.ts';
import { headersFile } from './headers-file.ts';
import { nearestFirst } from './nearest-first.ts';
import { markOf } from './policies.ts';
import { siteAnswers } from './site-headers.ts';

/** Writes what hosts read, when every file of the build has its name: `_headers`, and the mark of its policies. */
export function hostFiles(settings: Settings): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const answers = siteAnswers(settings, folder);
        const paths = globSync('**/*.*', { cwd: folder }).map((file) => `/${file}`);
        const texts = paths
          .filter((path) => /\.(?:css|html|js)$/.test(path))
          .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
        // Hosts read few rules: the last files go without, what a page needs first must not be among them.
        const ordered = nearestFirst(new Map(texts), paths.filter(isHashed));
        writeFileSync(join(folder, '_headers'), headersFile(ordered, answers));
        writeFileSync(
          join(folder, markOf(answers.pages)),
          'Ce fichier dit à nginx et à Caddy quelles politiques vont avec ces pages.\n',
        );
      },
    },
  };
}
