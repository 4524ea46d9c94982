import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fault, written } from './written.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'lesson-')), 'css');
const step = join(folder, '3-bases.mdx');
const shown = (description: string) => `\`\`\`output rendu="${description}"\nBus\n\`\`\``;

beforeAll(async () => {
  mkdirSync(join(folder, 'renderings'), { recursive: true });
  const create = { width: 640, height: 90, channels: 3, background: 'white' } as const;
  const picture = await sharp({ create }).webp().toBuffer();
  for (const name of ['bases-l-arret.1a2b3c4d', 'bases-deux.1a2b3c4d', 'bases-deux.5e6f7a8b']) {
    writeFileSync(join(folder, 'renderings', `${name}.webp`), picture);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture stands in its result, described, with its size, loaded when it comes near; its text is folded', async () => {
  expect(await written(shown("l'arrêt"), step)).toBe(
    '<figure class="output"><figcaption>Résultat</figcaption>' +
      '<img class="rendering" src="/rendus/css/bases-l-arret.1a2b3c4d.webp" alt="l’arrêt" ' +
      'width="320" height="45" loading="lazy" decoding="async">' +
      '<details><summary>Lire ce résultat en texte</summary><pre><samp>Bus</samp></pre></details></figure>',
  );
});

test.each(['un bus', 'deux'])(
  'without one picture, and one only, the build stops: « %s »',
  async (description) => {
    const file = relative('.', step);
    await expect(written(shown(description), step)).rejects.toThrow(
      fault(
        `${file}:1 : le rendu « ${description} » n’a pas son image — lance « npm run samples -- ${file} --write »`,
      ),
    );
  },
);
