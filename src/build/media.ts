import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import { privateMedia } from '../tools/checks/catalog.ts';
import { drafts } from '../tools/checks/draft.ts';
import { fileAt, sendFile } from '../tools/serve/send-file.ts';
import { MEDIA_PATH } from '../wire/catalog.ts';
import type { Settings } from './settings.ts';

const SOURCE = fileURLToPath(new URL('../../content/catalog/media', import.meta.url));

/**
 * Ships the embedded catalogue's covers and free videos under `/media`; a site with a course API of its own
 * does not carry them (W6), nor any site what drafts alone show (Y6) or what is sold (A5).
 */
export function catalogMedia({ isEmbedded }: Settings): AstroIntegration {
  return {
    name: 'catalog-media',
    hooks: {
      'astro:server:setup': ({ server }) => {
        if (!isEmbedded) return;
        server.middlewares.use(MEDIA_PATH, (request, response, next) => {
          const [path = '/'] = request.url?.split('?') ?? [];
          if (isSold(path)) return next();
          const file = join(SOURCE, path);
          if (!file.startsWith(SOURCE) || !fileAt(file)) return next();
          response.setHeader('Content-Type', lookup(file) ?? '');
          sendFile(file, request, response);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const target = fileURLToPath(new URL(`.${MEDIA_PATH}`, dir));
        const left = privateMedia(drafts());
        const filter = (path: string) => !left.includes(relative(SOURCE, path));
        if (isEmbedded) await cp(SOURCE, target, { recursive: true, filter });
      },
    },
  };
}

/** Covers are never sold: drafts show theirs while they are written, and files are read for films alone. */
function isSold(path: string): boolean {
  return path.startsWith('/sections/') && privateMedia([]).includes(path.slice(1));
}
