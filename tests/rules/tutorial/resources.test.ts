import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byReadiness,
  countSentence,
  iconOf,
  type Resource,
  type ResourceGroup,
  searchResources,
  searchTitles,
  slugsIn,
} from '../../../src/rules/tutorial/resources.ts';

const GROUPS: readonly ResourceGroup[] = [
  {
    category: 'Frontend',
    items: [
      resource('HTML', 'Structurer une page web avec des balises'),
      resource('CSS', 'Mettre en forme une page sur tous les écrans'),
      resource('ReactJS', 'Assembler une interface par composants'),
    ],
  },
  {
    category: 'Backend',
    items: [
      resource('C', 'Programmer au plus près de la machine'),
      resource('C++', 'Écrire des programmes rapides'),
    ],
  },
  { category: 'Bases de données', items: [resource('SQL', 'Interroger des données')] },
];

const namesOf = (groups: readonly ResourceGroup[]) =>
  groups.map(({ category, items }) => [category, ...items.map(({ name }) => name)]);

describe('« Search matches name or description, case-insensitively »', () => {
  test.each([
    ['html', [['Frontend', 'HTML']]],
    ['  REACT ', [['Frontend', 'ReactJS']]],
    ['c++', [['Backend', 'C++']]],
    ['PAGE', [['Frontend', 'HTML', 'CSS']]],
    ['ecran', [['Frontend', 'CSS']]],
    ['écrans', [['Frontend', 'CSS']]],
    ['program', [['Backend', 'C', 'C++']]],
    ['sse', [['Frontend', 'ReactJS']]],
    ['données', [['Bases de données', 'SQL']]],
  ])('« %s »: %j', (keyword, found) => {
    expect(namesOf(searchResources(GROUPS, keyword, ''))).toEqual(found);
  });

  test.each(['zzz', '.*', 'html css', 'SQLInterroger', 'Frontend'])(
    '« %s » is in no name and no description',
    (keyword) => {
      expect(searchResources(GROUPS, keyword, '')).toEqual([]);
    },
  );

  test.each(['', '   '])('« %s » hides nothing', (keyword) => {
    expect(searchResources(GROUPS, keyword, '')).toEqual(GROUPS);
  });
});

describe('the domain', () => {
  test.each([
    { domain: '', keyword: 'programmes', found: [['Backend', 'C++']] },
    { domain: 'Backend', keyword: '', found: [['Backend', 'C', 'C++']] },
    { domain: 'Backend', keyword: 'rapides', found: [['Backend', 'C++']] },
    { domain: 'Frontend', keyword: 'rapides', found: [] },
    { domain: 'backend', keyword: '', found: [] },
    { domain: 'Mobile', keyword: '', found: [] },
  ])('$domain and « $keyword »: $found', ({ domain, keyword, found }) => {
    expect(namesOf(searchResources(GROUPS, keyword, domain))).toEqual(found);
  });
});

test('a group without a match is hidden, an empty one too (R2)', () => {
  const empty = { category: 'Mobile', items: [] };
  expect(searchResources([empty, ...GROUPS], '', '')).toEqual(GROUPS);
});

function resource(name: string, description: string): Resource {
  return { name, description, slug: 'a', icon: 'a', status: 'written', time: '1 h' };
}

test('what can be read comes before what is to come, each in the order of the list (R4)', () => {
  const items = (['coming', 'written', 'coming', 'draft'] as const).map((status, place) => ({
    ...resource(String(place), ''),
    status,
  }));
  const { ready, coming } = byReadiness(items);
  expect([...ready, ...coming].map(({ name }) => name)).toEqual(['1', '3', '0', '2']);
});

test.each([
  { groups: [], said: 'Aucune ressource trouvée.' },
  { groups: [{ category: 'A', items: [resource('HTML', '')] }], said: '1 ressource' },
  { groups: GROUPS.slice(0, 1), said: '3 ressources' },
])('what is left is said « $said » (R2, R3)', ({ groups, said }) => {
  expect(countSentence(groups)).toBe(said);
});

test.each([
  { domain: '', slugs: '' },
  { domain: 'Backend', slugs: 'a a' },
  { domain: 'Mobile', slugs: '' },
])('the slugs of the domain « $domain » are « $slugs » (R3)', ({ domain, slugs }) => {
  expect(slugsIn(GROUPS, domain)).toBe(slugs);
});

test.each([
  ['/ressources/cpp?tabs=bases#bases-a', 'cplusplus'],
  ['/ressources/c', 'c'],
  ['/ressources/cp?tabs=bases', undefined],
  ['/conseils', undefined],
])('an address into a tutorial has its icon: %s, %s (R6)', (href, icon) => {
  const items = ['c', 'cpp'].map((slug) => ({
    ...resource(slug, ''),
    slug,
    icon: slug === 'cpp' ? 'cplusplus' : slug,
  }));
  expect(iconOf([{ category: 'Backend', items }], href)).toBe(icon);
});

const pythonTitle = {
  name: 'Python',
  slug: 'python',
  description: 'Calculer, ranger',
  icon: 'python',
};
const sqlTitle = { name: 'SQL', slug: 'sql', description: 'Interroger des données', icon: 'sql' };
const pandas = { name: 'Pandas', slug: 'pandas', description: 'Python, plus loin', icon: 'python' };
const all = [sqlTitle, pandas, pythonTitle];

test.each([
  ['python', 'names come first', ['python', 'pandas']],
  ['DONNEES', 'a description, without its accents', ['sql']],
  ['gratuit', 'what each of them is', ['sql', 'pandas', 'python']],
  ['Tutoriel', 'the same', ['sql', 'pandas', 'python']],
  ['cours de python', 'as one says it', ['python', 'pandas']],
  ['tu', 'too short for it', []],
  ['', 'nothing', []],
  ['  ', 'nothing', []],
  ['.*', 'no pattern', []],
])('« %s » (%s) finds %j (C2)', (keyword, _, found) => {
  expect(searchTitles(all, keyword).map(({ slug }) => slug)).toEqual(found);
});

test('finds each at most once, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (keyword) => {
      const found = searchTitles(all, keyword);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
