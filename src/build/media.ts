import { cp } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { draftMedia } from '../checks/catalog.ts';
import { drafts } from '../checks/draft.ts';
import { MEDIA_PATH } from '../wire/catalog.ts';
import type { Settings } from './settings.ts';

const SOURCE = fileURLToPath(new URL('../../content/catalog/media', import.meta.url));

/**
 * Ships the embedded catalogue's covers and videos under `/media`; a site with a course API of its own
 * does not carry them (W6), nor any site what drafts alone show (Y6).
 */
export function catalogMedia({ isEmbedded }: Settings): AstroIntegration {
  return {
    name: 'catalog-media',
    hooks: {
      'astro:server:setup': ({ server }) => {
        if (isEmbedded) server.middlewares.use(MEDIA_PATH, sirv(SOURCE, { dev: true }));
      },
      'astro:build:done': async ({ dir }) => {
        const target = fileURLToPath(new URL(`.${MEDIA_PATH}`, dir));
        const left = draftMedia(drafts());
        const filter = (path: string) => !left.includes(relative(SOURCE, path));
        if (isEmbedded) await cp(SOURCE, target, { recursive: true, filter });
      },
    },
  };
}
