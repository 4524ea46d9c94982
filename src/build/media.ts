import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HookParameters } from 'astro';
import { lookup } from 'mrmime';
import { privateMedia } from '../tools/checks/catalog.ts';
import { drafts } from '../tools/checks/draft.ts';
import { fileAt, sendFile } from '../tools/serve/send-file.ts';
import { MEDIA_PATH } from '../wire/catalog.ts';

const SOURCE = fileURLToPath(new URL('../../content/catalog/media', import.meta.url));

/** Sends the embedded catalogue’s covers and free videos under `/media`, in development. */
export function serveMedia({ middlewares }: HookParameters<'astro:server:setup'>['server']): void {
  middlewares.use(MEDIA_PATH, (request, response, next) => {
    const [path = '/'] = request.url?.split('?') ?? [];
    if (isSold(path)) return next();
    const file = join(SOURCE, path);
    if (!file.startsWith(SOURCE) || !fileAt(file)) return next();
    response.setHeader('Content-Type', lookup(file) ?? '');
    sendFile(file, request, response);
  });
}

/** Copies them into a build, but for what drafts alone show (Y6) and what is sold (A5). */
export async function copyMedia(folder: string): Promise<void> {
  const left = privateMedia(drafts());
  const filter = (path: string) => !left.includes(relative(SOURCE, path));
  await cp(SOURCE, join(folder, MEDIA_PATH), { recursive: true, filter });
}

/** Covers are never sold: drafts show theirs while they are written, and files are read for films alone. */
function isSold(path: string): boolean {
  return path.startsWith('/sections/') && privateMedia([]).includes(path.slice(1));
}
