import { beforeEach, expect, test } from 'vitest';
import { faultLine } from '../../../../../src/markdown/lesson-fault.ts';
import {
  absoluteLines,
  language,
  reportLines,
  reportOf,
} from '../../../../../src/tools/checks/prose/style/report.ts';
import { openLibrary } from '../../../../../src/tools/checks/read/tutorial.ts';
import { plantTutorial } from '../../plant.ts';
import { plantContent } from '../../planted-content.ts';

const HTML = 'content/tutorials/html/3-bases.mdx';
const BASES = 'content/tutorials/css/3-bases.mdx';
const head = '---\ntitle: Les bases\n---\n\n';

const SHORT = 'La règle gagne. Elle est la dernière. Elle reste.\n';
const PLAIN =
  'Le navigateur lit la feuille du haut vers le bas, donc la dernière règle qui convient gagne.\n';
const faultsOf = (bases: string) =>
  language(plantTutorial({ bases }, { slug: 'x' }), openLibrary()).map(faultLine);

beforeEach(() => {
  plantContent({
    'content/resources.yaml': '- slug: css\n- slug: html\n',
    [BASES]: '',
    [HTML]: '',
  });
});

function measure(rule: string, text: string) {
  const library = openLibrary(new Map([[BASES, head + text]]));
  const tutorial = library.tutorial('css');
  const found = tutorial && reportOf(tutorial, library).find((one) => one.rule.includes(rule));
  if (!found) throw new Error(`no measure « ${rule} »`);
  return found.places;
}

test.each([
  { opening: 'Rama veut un titre calme. Elle écrit.', count: 1 },
  { opening: 'À Podor, le titre est bleu. Rama l’a voulu.', count: 0 },
  { opening: 'Que fait cette règle ?', count: 0 },
])('a notion that begins with « $opening » opens on $count person', ({ opening, count }) => {
  expect(measure('personne', `## 1. Écrire une règle\n\n${opening}\n`)).toHaveLength(count);
});

test('a recall and a quiz are no notions', () => {
  expect(measure('personne', '## Rappel\n\nRama veut un titre.\n')).toEqual([]);
});

test('a sentence of another tutorial is told with its place there', () => {
  const shared = 'Tape chaque règle sur une ligne à elle avant de recharger.';
  const library = openLibrary(new Map([BASES, HTML].map((file) => [file, head + shared])));
  const tutorial = library.tutorial('css');
  const lines = tutorial ? reportLines(reportOf(tutorial, library)) : [];
  expect(lines).toContain(`  ${BASES}:5 : ${shared} (aussi ${HTML}:5)`);
});

test('a tutorial that breaks limits of language is told each, with its figure and where to look', () => {
  expect(faultsOf(SHORT)).toEqual([
    'content/tutorials/x/tutorial.yaml:1 : phrases de 12 mots ou plus : 0 % — joins les phrases qui vont ensemble par parce que, donc, alors, sinon (30 % au moins ; « npm run prose -- content/tutorials/x » dit où)',
    expect.stringContaining('paragraphes finis par une phrase de 7 mots ou moins : 100 %'),
  ]);
});

test('one that keeps them has no fault', () => {
  expect(faultsOf(PLAIN)).toEqual([]);
});

test('« donc » is counted in the third edition alone', () => {
  const text =
    'Il pleut sur Thiès depuis ce matin et la route est coupée, donc elle reste chez elle.\n';
  const third = plantTutorial({ bases: text }, { about: 'edition: 3' });
  expect(language(third, openLibrary()).map(faultLine)).toEqual([
    expect.stringContaining('« donc » : un tous les 17 mots'),
  ]);
  expect(faultsOf(text)).toEqual([]);
});

test.each([
  ['Une liste ne change jamais.', 1],
  ['Tous les noms sont là, et toute la page aussi.', 2],
  ['Il ne lit que la première ligne.', 1],
  ['Elle n’est que là.', 1],
  ['Le seuil est atteint, il dit que oui.', 0],
])('« %s » holds %i absolutes, each told with its place', (text, count) => {
  const [title, ...lines] = absoluteLines(plantTutorial({ bases: `${text}\n` }));
  expect(title).toBe(`· absolus, à prouver par un exemple ou à redire : ${count}`);
  expect(lines).toEqual(Array(count).fill(`  content/tutorials/x/3-bases.mdx:1 : ${text}`));
});
