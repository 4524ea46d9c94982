import { expect, test } from 'vitest';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { contentFaults } from '../../../src/tools/checks/content.ts';
import { drafts, holdsWords, isOfDraft, placeFaults } from '../../../src/tools/checks/draft.ts';
import { plantContent } from './planted-content.ts';

const COURSE = 'content/catalog/courses';
const TUTORIALS = 'content/tutorials';
const PLACE = '# À ÉCRIRE : le reste\n';
const SAYS = '« À ÉCRIRE » est resté là — remplace-le par ton texte, ou garde « brouillon: true »';

test('names drafts, and the files that belong to one', () => {
  plantContent({
    [`${TUTORIALS}/sql/tutorial.yaml`]: 'brouillon: true\ntitle: [',
    [`${TUTORIALS}/css/tutorial.yaml`]: 'title: CSS',
    [`${COURSE}/a.yaml`]: 'brouillon: true',
    [`${COURSE}/b.yaml`]: 'name: B',
  });
  const all = drafts();
  expect(all).toEqual([`${COURSE}/a.yaml`, `${TUTORIALS}/sql`]);
  expect(isOfDraft(`${TUTORIALS}/sql/1-intro.mdx`, all)).toBe(true);
  expect(isOfDraft(`${TUTORIALS}/sqlite/1-intro.mdx`, all)).toBe(false);
  expect(isOfDraft(`${COURSE}/b.yaml`, all)).toBe(false);
});

test('a place to fill is a fault, but in what holds no words (Y7)', () => {
  expect(placeFaults('content/home.yaml', `un\n\n${PLACE}`).map(faultLine)).toEqual([
    `content/home.yaml:3 : ${SAYS}`,
  ]);
  const files = ['content/home.yaml', 'content/README.md', 'a.mp4'];
  expect(files.filter(holdsWords)).toEqual(['content/home.yaml']);
});

test.each([
  [5, []],
  [6, ['et une autre place à remplir dans ce fichier — remplis-la']],
  [9, ['et 4 autres places à remplir dans ce fichier — remplis-les']],
])('of %i places, five are named one by one', (count, others) => {
  const said = placeFaults('content/home.yaml', PLACE.repeat(count)).map(faultLine);
  expect(said).toEqual([
    ...[1, 2, 3, 4, 5].map((line) => `content/home.yaml:${line} : ${SAYS}`),
    ...others.map((text) => `content/home.yaml:6 : ${text}, ou garde « brouillon: true »`),
  ]);
});

test('all of the content: a place to fill is a fault, and a draft has none at all', async () => {
  plantContent({
    [`${TUTORIALS}/sql/tutorial.yaml`]: `brouillon: true\ntitle: ""\n${PLACE}`,
    [`${TUTORIALS}/sql/1-intro.mdx`]: `---\ntitle: X\n---\n\n${PLACE}`,
    [`${COURSE}/a.yaml`]: `brouillon: true\n${PLACE}`,
    'content/home.yaml': PLACE,
  });
  const said = (await contentFaults()).map(faultLine);
  expect(said).toContain(`content/home.yaml:1 : ${SAYS}`);
  expect(said.filter((line) => /tutorials\/sql|courses\/a/.test(line))).toEqual([]);
});

test('a draft that is named: its fields and its lengths wait, its mistakes do not', async () => {
  const page = `${TUTORIALS}/sql/1-intro.mdx`;
  plantContent({
    [`${TUTORIALS}/sql/tutorial.yaml`]: 'brouillon: true\ntitle: ""\n',
    [page]:
      '---\ntitle: X\nobjectives:\n  - écrire une ligne\n  - lire une ligne\n---\n\nÀ ÉCRIRE\n\nLes ligne.\n',
  });
  expect((await contentFaults([`${TUTORIALS}/sql/tutorial.yaml`])).map(faultLine)).toEqual([]);
  expect((await contentFaults([page])).map(faultLine)).toEqual([
    `${page}:10 : « Les ligne » — mets « ligne » au pluriel`,
  ]);
});
