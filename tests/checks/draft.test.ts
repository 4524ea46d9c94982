import { expect, test } from 'vitest';
import { drafts, isOfDraft, placesToFill } from '../../src/checks/draft.ts';
import { readOtherProse, readTutorials } from '../../src/checks/read/tutorial.ts';
import { fileFaults, SCHEMAS } from '../../src/checks/schemas.ts';
import { plantContent } from './planted-content.ts';

const COURSE = 'content/catalog/courses';
const TUTORIALS = 'content/tutorials';
const PLACE = '# À ÉCRIRE : le reste\n';

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

test('a place to fill is a fault outside of drafts alone (Y7)', () => {
  plantContent({
    [`${TUTORIALS}/sql/tutorial.yaml`]: `brouillon: true\n${PLACE}`,
    [`${TUTORIALS}/sql/1-intro.mdx`]: PLACE,
    [`${TUTORIALS}/css/tutorial.yaml`]: 'title: CSS',
    [`${TUTORIALS}/css/1-intro.mdx`]: `---\ntitle: X\n---\n\n${PLACE}`,
    [`${TUTORIALS}/css/exercises/1-x/starter.css`]: '/* À ÉCRIRE */\n',
    [`${COURSE}/a.yaml`]: `brouillon: false\n\n${PLACE}`,
    'content/home.yaml': 'title: prêt',
    'content/README.md': PLACE,
  });
  const says =
    '« À ÉCRIRE » est resté là — remplace-le par ton texte, ou garde « brouillon: true »';
  expect(placesToFill()).toEqual([
    `${COURSE}/a.yaml:3 : ${says}`,
    `${TUTORIALS}/css/1-intro.mdx:5 : ${says}`,
    `${TUTORIALS}/css/exercises/1-x/starter.css:1 : ${says}`,
  ]);
});

test('a draft is held neither to the schemas nor to the standard', () => {
  plantContent({
    [`${TUTORIALS}/sql/tutorial.yaml`]: 'brouillon: true\ntitle: ""',
    [`${TUTORIALS}/sql/1-intro.mdx`]: '---\ntitle: X\n---\n\nOui.\n',
    [`${COURSE}/a.yaml`]: 'brouillon: true\nname: Un nom fautif',
  });
  const faults = Object.entries(SCHEMAS).flatMap(([pattern, schema]) =>
    fileFaults(pattern, schema),
  );
  expect(faults).toEqual([]);
  expect(readTutorials()).toEqual([]);
  expect(readOtherProse()).toEqual([]);
});

test('rien de publié n’attend d’être écrit', () => {
  expect(placesToFill()).toEqual([]);
});
