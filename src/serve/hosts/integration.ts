import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../build/settings.ts';
import { headersFile } from './headers-file.ts';
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
        writeFileSync(join(folder, '_headers'), headersFile(paths, answers));
        writeFileSync(
          join(folder, markOf(answers.pages)),
          'Ce fichier dit à nginx et à Caddy quelles politiques vont avec ces pages.\n',
        );
      },
    },
  };
}
