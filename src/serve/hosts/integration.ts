import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../../build/settings.ts';
import { headersFile } from './headers-file.ts';
import { siteHeaders } from './site-headers.ts';

/** Writes `_headers` when every file of the build has its name. */
export function hostFiles(settings: Settings): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const paths = globSync('**/*.*', { cwd: folder }).map((file) => `/${file}`);
        writeFileSync(join(folder, '_headers'), headersFile(paths, siteHeaders(settings)));
      },
    },
  };
}
