import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measure } from '../../../src/build/summary/measure.ts';
import { HOME, plantSite } from '../site-folder.ts';

const card = (id: string) => `<article class="course-card" id="${id}"><p>A</p></article>`;
const { folder, remove } = await plantSite({
  'index.html': HOME + card('formation-a') + card('formation-b') + card('gratuit'),
  'seller.html': HOME + Array.from({ length: 500 }, (_, index) => `<i id="a${index}">`).join(''),
  'atelier.html': '<title>Atelier</title>',
});
afterAll(remove);

test('pages, cards, the heaviest as it is sent', () => {
  const bytes = statSync(join(folder, 'seller.html.br')).size;
  expect(measure(folder)).toMatchObject({
    pages: 6,
    cards: 2,
    heaviest: { path: '/seller', bytes },
    scriptBytes: statSync(join(folder, '_astro/app.a1b2c3.js.br')).size,
  });
});

test('all files, their compressed copies too', () => {
  const { files, bytes } = measure(folder);
  // Eight texts three times, a film and the rules of hosts once.
  expect(files).toBe(9 * 3 + 2);
  expect(bytes).toBeGreaterThan(statSync(join(folder, 'seller.html')).size);
});
