import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressAll } from '../../src/build/compress.ts';
import { sealBuild } from '../../src/build/digests.ts';

export const HOME = `<!doctype html><title>Accueil</title>${'<p>Apprendre en wolof.</p>'.repeat(50)}`;
export const NOT_FOUND = '<!doctype html><title>Page introuvable</title>';
export const FILM = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));

const FILES: Record<string, string | Buffer> = {
  'index.html': HOME,
  'seller.html': '<title>Devenir formateur</title>',
  'ressources.html': '<title>Ressources</title>',
  'ressources/python.html': '<title>Python</title>',
  'é t é.html': '<title>Été</title>',
  '404.html': NOT_FOUND,
  '_astro/app.a1b2c3.js': 'console.log("wolof");',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'media/film.mp4': FILM,
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
};

/** A small built site in a folder of its own, with a secret beside it; some of its files may be others. */
export async function plantSite(others: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(root, 'dist');
  for (const [name, content] of Object.entries({ ...FILES, ...others })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(root, 'secret.txt'), 'secret');
  await compressAll(folder);
  sealBuild(folder);
  return { folder, remove: () => rmSync(root, { recursive: true }) };
}
