import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { plantContent } from '../tools/checks/planted-content.ts';
import { fault, written } from './written.ts';

const STEP = 'content/tutorials/css/3-bases.mdx';
const shown = (description: string) => `\`\`\`output rendu="${description}"\nBus\n\`\`\``;

beforeEach(async () => {
  const create = { width: 640, height: 90, channels: 3, background: 'white' } as const;
  const picture = await sharp({ create }).webp().toBuffer();
  const names = ['bases-l-arret.1a2b3c4d', 'bases-deux.1a2b3c4d', 'bases-deux.5e6f7a8b'];
  const at = (name: string) => `content/tutorials/css/renderings/${name}.webp`;
  plantContent(Object.fromEntries(names.map((name) => [at(name), picture])));
});

test('a picture stands in its result, described, with its size, loaded when it comes near; its text is folded', async () => {
  expect(await written(shown("l'arrêt"), STEP)).toBe(
    '<figure class="output"><figcaption>Résultat</figcaption>' +
      '<img class="rendering" src="/rendus/css/bases-l-arret.1a2b3c4d.webp" alt="l’arrêt" ' +
      'width="320" height="45" loading="lazy" decoding="async">' +
      '<details><summary>Lire ce résultat en texte</summary><pre><samp>Bus</samp></pre></details></figure>',
  );
});

test.each(['un bus', 'deux'])(
  'without one picture, and one only, the build stops: « %s »',
  async (description) => {
    await expect(written(shown(description), STEP)).rejects.toThrow(
      fault(
        `${STEP}:1 : le rendu « ${description} » n’a pas son image — lance « npm run samples -- ${STEP} --write »`,
      ),
    );
  },
);
