import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeWords } from '../../../../src/rules/tutorial/search/search-words.ts';
import {
  hitsSentence,
  type IndexedTutorial,
  placesIn,
  searchTutorials,
} from '../../../../src/rules/tutorial/search/tutorial-search.ts';
import type { StepKey } from '../../../../src/rules/tutorial/steps.ts';

const PYTHON: IndexedTutorial = {
  slug: 'python',
  name: 'Python',
  steps: [
    {
      key: 'bases',
      title: 'Les bases',
      headings: [
        ['bases-repeter-avec-for', '4. Répéter avec for'],
        ['bases-tant-que', 'Répéter tant que'],
      ],
    },
    { key: 'utils', title: 'Œuvrer avec des outils', headings: [['utils-listes', 'Les listes']] },
  ],
};
const CPP: IndexedTutorial = {
  slug: 'cpp',
  name: 'C++',
  steps: [{ key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter avec for']] }],
};
const ALL = [PYTHON, CPP];

const search = (keyword: string, tutorials: readonly IndexedTutorial[] = ALL, own = '') =>
  searchTutorials({ words: '', tutorials }, keyword, own);
/** Every place that answers by its title, those that teach first. */
const hrefs = (keyword: string, tutorials: readonly IndexedTutorial[] = ALL, own = '') => {
  const { titles, texts } = search(keyword, tutorials, own);
  return [...titles, ...texts].map(({ href }) => href);
};

describe('steps and headings that hold every word of the keyword', () => {
  const FOR = '/ressources/python?tabs=bases#bases-repeter-avec-for';
  const WHILE = '/ressources/python?tabs=bases#bases-tant-que';
  const CPP_FOR = '/ressources/cpp?tabs=bases#bases-for';

  test.each([
    { keyword: 'repeter', found: [FOR, WHILE, CPP_FOR] },
    { keyword: '  RÉPÉTER   AVEC ', found: [FOR, WHILE, CPP_FOR] },
    { keyword: 'for répéter', found: [FOR, CPP_FOR] },
    { keyword: 'python for', found: [FOR] },
    { keyword: 'c++ for', found: [CPP_FOR] },
    { keyword: 'for a', found: [FOR, CPP_FOR] },
    { keyword: 'bases', found: ['/ressources/python?tabs=bases', '/ressources/cpp?tabs=bases'] },
    { keyword: 'oeuvrer', found: ['/ressources/python?tabs=utils'] },
    { keyword: 'liste', found: ['/ressources/python?tabs=utils#utils-listes'] },
    { keyword: 'répéter zzz', found: [] },
    { keyword: 'a', found: [] },
    { keyword: 'c', found: [] },
    { keyword: '  ', found: [] },
    { keyword: '(.*)+$', found: [] },
  ])('« $keyword »: $found', ({ keyword, found }) => {
    expect(hrefs(keyword)).toEqual(found);
  });

  test('in a tutorial its own places come first (R6)', () => {
    expect(hrefs('for', ALL, 'cpp')).toEqual([CPP_FOR, FOR]);
    expect(hrefs('for')).toEqual([FOR, CPP_FOR]);
  });

  test('headings that teach are told apart from steps, from repeats and from exercises', () => {
    const headings = (key: StepKey, ...ids: string[]) => ({
      ...{ key, title: 'Grille' },
      headings: ids.map((id) => [id, 'Grille'] as const),
    });
    const steps = [
      headings('first', 'first-grille'),
      headings('bases', 'bases-grid', 'bases-l-essentiel'),
      headings('exos', 'exos-grille'),
    ];
    const { titles, texts } = search('grille', [{ slug: 'css', name: 'CSS', steps }]);
    expect(titles.map(({ heading }) => heading)).toEqual(['bases-grid', 'first-grille']);
    expect(texts.map(({ heading }) => heading)).toEqual([
      ...['', '', 'bases-l-essentiel', '', 'exos-grille'],
    ]);
    expect(titles[0]).toEqual({
      ...{ slug: 'css', step: 'bases', heading: 'bases-grid', title: 'Grille' },
      ...{ href: '/ressources/css?tabs=bases#bases-grid', place: 'CSS › Bases' },
    });
  });

  test('eight titles at most, the first ones', () => {
    const headings = Array.from({ length: 20 }, (_, n) => [`bases-${n}`, `Boucle ${n}`] as const);
    const long = { ...CPP, steps: [{ key: 'bases', title: 'Les bases', headings }] } as const;
    const { titles, texts } = search('boucle', [long]);
    expect(titles.map(({ heading }) => heading)).toEqual(headings.slice(0, 8).map(([id]) => id));
    expect(texts).toHaveLength(8);
  });

  test('accents, case and the order of the words never change the answer (C3)', () => {
    const words = fc.shuffledSubarray(['python', 'répéter', 'avec', 'for', 'bases'], {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, (chosen) => {
        const plain = hrefs(chosen.join(' '));
        expect(hrefs(chosen.toReversed().join('  ').toUpperCase())).toEqual(plain);
        expect(hrefs(chosen.join(' ').replace(/é/g, 'e'))).toEqual(plain);
      }),
    );
  });

  test('more words never find more', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('for', 'python', 'les'), (text, word) => {
        const one = new Set(hrefs(word));
        for (const href of hrefs(`${word} ${text}`)) expect(one).toContain(href);
      }),
    );
  });
});

describe('the order of the titles', () => {
  const entry = (slug: string, key: StepKey, ...titles: string[]): IndexedTutorial => ({
    slug,
    name: slug,
    steps: [
      { key, title: '', headings: titles.map((title, n) => [`${key}-${n}`, title] as const) },
    ],
  });

  test.each([
    {
      what: 'a name with a hyphen before its parts',
      keyword: 'f-string',
      entries: [
        entry('java', 'bases', 'Ranger une valeur (String)'),
        entry('python', 'bases', 'Chaînes et f-strings'),
      ],
      order: ['Chaînes et f-strings', 'Ranger une valeur (String)'],
    },
    {
      what: 'one letter of plural more or less is the same word',
      keyword: 'listes',
      entries: [entry('a', 'bases', 'Trier', 'Ranger en liste')],
      order: ['Ranger en liste'],
    },
    {
      what: 'a word of two letters is never the beginning of another',
      keyword: 'if',
      entries: [entry('a', 'bases', 'Intégrer (iframe)', 'Choisir avec if')],
      order: ['Choisir avec if'],
    },
    {
      what: 'steps that teach before those that use, whatever their tutorial',
      keyword: 'csv',
      entries: [
        entry('a', 'project', 'Exporter en CSV'),
        entry('b', 'utils', 'Échanger un tableau (CSV)'),
      ],
      order: ['Échanger un tableau (CSV)', 'Exporter en CSV'],
    },
    {
      what: 'the name of a tutorial is found, and weighs nothing: all its headings hold it',
      keyword: 'css nommer',
      entries: [entry('css', 'bases', 'Nommer (variables CSS)', 'Nommer')],
      order: ['Nommer (variables CSS)', 'Nommer'],
    },
  ])('$what', ({ keyword, entries, order }) => {
    const { titles, texts } = search(keyword, entries);
    expect([...titles, ...texts].map(({ title }) => title).filter(Boolean)).toEqual(order);
  });

  test('a whole word weighs more than the beginning of one', () => {
    const css = entry('css', 'utils', 'Les formulaires', 'Un formatage', 'Le form');
    expect(search('form', [css]).titles[0]?.title).toBe('Le form');
  });
});

describe('places that hold the words in their text', () => {
  const said = (heading: string, text: string) =>
    placesIn(ALL).map((place) => (place.heading === heading ? text : ''));
  const textsOf = (keyword: string, texts: readonly string[], own = '') =>
    searchTutorials(
      { words: 'mots', tutorials: ALL },
      keyword,
      own,
      writeWords(texts).split('\n'),
    ).texts.map(({ heading }) => heading);

  test('title, text and name answer together, each place once (R6)', () => {
    const texts = said('bases-tant-que', 'Sors de la boucle avec break.');
    expect(textsOf('break', texts)).toEqual(['bases-tant-que']);
    expect(textsOf('boucles python', texts)).toEqual(['bases-tant-que']);
    expect(textsOf('répéter break', texts)).toEqual(['bases-tant-que']);
    expect(textsOf('break c++', texts)).toEqual([]);
    expect(textsOf('break zzz', texts)).toEqual([]);
  });

  test('a heading that answered by its title is not said again', () => {
    expect(textsOf('listes', said('utils-listes', 'Des listes.'))).toEqual([]);
  });

  test('a text that says a word often comes before one that says it once', () => {
    const texts = said('bases-repeter-avec-for', 'Une pile.');
    texts[2] = 'Pile, pile, pile.';
    expect(textsOf('pile', texts)).toEqual(['bases-tant-que', 'bases-repeter-avec-for']);
  });

  test('in a tutorial its own texts come first (R6)', () => {
    const texts = placesIn(ALL).map(({ heading }) => (heading ? 'Une pile.' : ''));
    expect(textsOf('pile', texts, 'cpp')[0]).toBe('bases-for');
    expect(textsOf('pile', texts)[0]).toBe('bases-repeter-avec-for');
  });
});

test.each([
  { count: 0, isWhole: false, said: '' },
  { count: 3, isWhole: false, said: '' },
  { count: 0, isWhole: true, said: 'Aucun résultat' },
  { count: 1, isWhole: true, said: '1 passage dans les tutoriels' },
  { count: 8, isWhole: true, said: '8 passages dans les tutoriels' },
])('$count places, all known: $isWhole, are said « $said » (R6)', ({ count, isWhole, said }) => {
  expect(hitsSentence(count, isWhole)).toBe(said);
});
