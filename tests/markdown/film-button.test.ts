import { beforeEach, expect, test } from 'vitest';
import { plantContent } from '../tools/checks/planted-content.ts';
import { fault, lines, written } from './written.ts';

const STEP = 'content/tutorials/python/3-bases.mdx';
const sample = (words: string) => `\`\`\`python${words}\nx = 1\n\`\`\``;
const button = (rank: number) =>
  `<p class="film-open needs-js"><button class="button button-quiet" type="button" data-part="film" data-film="bases-${rank}">Pas à pas, 5\u00A0Ko</button></p>`;

beforeEach(() => {
  const film = JSON.stringify({ output: '', frames: [] });
  const at = (rank: number) => `content/tutorials/python/films/bases-${rank}.json`;
  plantContent({ [at(1)]: film, [at(2)]: film });
});

test('a sample that may be stepped through has a button under its code, which says its weight (U25)', async () => {
  const html = await written(lines(sample(' film'), sample(''), sample(' essayer film')), STEP);
  expect(html).toContain(`</pre>${button(1)}</figure>`);
  expect(html).toContain(`</pre>${button(2)}</figure>`);
  expect(html.match(/data-part="film"/g)).toHaveLength(2);
});

test('one whose film is not written stops the build', async () => {
  const three = lines(sample(' film'), sample(' film'), sample(' film'));
  await expect(written(three, STEP)).rejects.toThrow(
    fault(
      `${STEP}:9 : le pas à pas de cet exemple n’est pas écrit — lance « npm run samples -- ${STEP} --write »`,
    ),
  );
});
