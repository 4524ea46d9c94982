import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hitsSentence,
  joinHits,
  searchTutorials,
  type TutorialHit,
  type TutorialIndexEntry,
  tutorialPlaces,
} from '../../../src/rules/tutorial/tutorial-search.ts';

const PYTHON: TutorialIndexEntry = {
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
const CPP: TutorialIndexEntry = {
  slug: 'cpp',
  name: 'C++',
  steps: [{ key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter avec for']] }],
};
const INDEX = [PYTHON, CPP];

const hrefs = (keyword: string, index: readonly TutorialIndexEntry[] = INDEX) =>
  searchTutorials(tutorialPlaces(index), keyword).map(({ href }) => href);

describe('steps and headings that hold every word of the keyword', () => {
  const FOR = '/ressources/python?tabs=bases#bases-repeter-avec-for';
  const WHILE = '/ressources/python?tabs=bases#bases-tant-que';
  const CPP_FOR = '/ressources/cpp?tabs=bases#bases-for';

  test.each([
    ['repeter', [FOR, WHILE, CPP_FOR]],
    ['  RÉPÉTER   AVEC ', [FOR, CPP_FOR, WHILE]],
    ['for répéter', [FOR, CPP_FOR]],
    ['python for', [FOR]],
    ['c++ for', [CPP_FOR]],
    ['for a', [FOR, CPP_FOR]],
    ['bases', ['/ressources/python?tabs=bases', '/ressources/cpp?tabs=bases']],
    ['oeuvrer', ['/ressources/python?tabs=utils']],
    ['liste', ['/ressources/python?tabs=utils#utils-listes']],
    ['répéter zzz', []],
    ['a', []],
    ['c', []],
    ['', []],
    ['  ', []],
    ['(.*)+$', []],
  ])('« %s »: %j', (keyword, found) => {
    expect(hrefs(keyword)).toEqual(found);
  });

  test('in a tutorial its own places come first (R6)', () => {
    const own = searchTutorials(tutorialPlaces(INDEX), 'for', 'cpp').map(({ href }) => href);
    expect(own).toEqual([...hrefs('for', [CPP]), ...hrefs('for', [PYTHON])]);
    expect(own).not.toEqual(hrefs('for'));
  });

  test('the tutorials that are asked alone (R3)', () => {
    expect(searchTutorials(tutorialPlaces(INDEX, 'sql cpp'), 'for')).toEqual(
      searchTutorials(tutorialPlaces([CPP]), 'for'),
    );
  });

  test('a hit says its title and its place, the headings before their steps', () => {
    expect(searchTutorials(tutorialPlaces([PYTHON]), 'python')).toEqual([
      { href: FOR, title: '4. Répéter avec for', place: 'Python › Bases' },
      { href: WHILE, title: 'Répéter tant que', place: 'Python › Bases' },
      {
        href: '/ressources/python?tabs=utils#utils-listes',
        title: 'Les listes',
        place: 'Python › Outils & Structures',
      },
      { href: '/ressources/python?tabs=bases', title: 'Les bases', place: 'Python › Bases' },
      {
        href: '/ressources/python?tabs=utils',
        title: 'Œuvrer avec des outils',
        place: 'Python › Outils & Structures',
      },
    ]);
  });

  test('eight hits at most, the first ones', () => {
    const headings = Array.from({ length: 20 }, (_, n) => [`bases-${n}`, `Boucle ${n}`] as const);
    const long = { ...CPP, steps: [{ key: 'bases', title: 'Les bases', headings }] } as const;
    expect(hrefs('boucle', [long])).toEqual(
      headings.slice(0, 8).map(([id]) => `/ressources/cpp?tabs=bases#${id}`),
    );
  });

  test('accents, case and the order of the words change no answer, at most their order', () => {
    const words = fc.shuffledSubarray(['python', 'répéter', 'avec', 'for', 'bases'], {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, (chosen) => {
        const plain = hrefs(chosen.join(' '));
        const reversed = hrefs(chosen.toReversed().join('  ').toUpperCase());
        expect(reversed.toSorted()).toEqual(plain.toSorted());
        expect(hrefs(chosen.join(' ').replace(/é/g, 'e'))).toEqual(plain);
      }),
    );
  });

  test('more words never find more', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('for', 'python'), (text, word) => {
        const one = new Set(hrefs(word));
        for (const href of hrefs(`${word} ${text}`)) expect(one).toContain(href);
      }),
    );
  });

  // « les » alone is asked for; beside « 4 » or « boucle » it says nothing, and what these find is found.
  test.each(['la', 'des', 'une la', '!'])('« les %s » finds no more than « les »', (text) => {
    const one = new Set(hrefs('les'));
    for (const href of hrefs(`les ${text}`)) expect(one).toContain(href);
  });

  test.each(['4', 'boucle', 'for range', 'python'])(
    '« les %s » finds what « %s » finds',
    (text) => {
      expect(hrefs(`les ${text}`)).toEqual(hrefs(text));
    },
  );
});

describe('the hits that join the first ones', () => {
  const hit = (href: string, title = ''): TutorialHit => ({
    ...{ href, title, place: '' },
    excerpt: 'une boucle for',
  });

  test('each once, without those already given', () => {
    expect(joinHits([hit('/a')], [hit('/a'), hit('/b'), hit('/c'), hit('/b')], 'for')).toEqual([
      hit('/b'),
      hit('/c'),
    ]);
  });

  test('not those that show none of the words: the full text answers « z » to « zzzz »', () => {
    const [z, stem] = [hit('/a', 'z'), { ...hit('/b'), excerpt: 'des zzzzes' }];
    expect(joinHits([], [z, stem], 'zzzz')).toEqual([stem]);
  });

  test('not those that show only the one letter of C', () => {
    expect(joinHits([], [{ ...hit('/a'), excerpt: 'chez Coumba' }], 'pointeur en c')).toEqual([]);
  });

  test('those whose title holds the words first', () => {
    const [text, title] = [hit('/a', 'Autre chose'), hit('/b', 'La boucle')];
    expect(joinHits([], [text, title], 'boucle')).toEqual([title, text]);
  });

  test('in a tutorial its own texts come first, before the eight are counted (R6)', () => {
    const others = Array.from({ length: 9 }, (_, n) => hit(`/ressources/c?tabs=${n}`));
    const own = hit('/ressources/cpp?tabs=bases#for');
    expect(joinHits([], [...others, own], 'boucle', 'cpp')).toEqual([own, ...others.slice(0, 7)]);
  });

  test('eight at most', () => {
    const texts = Array.from({ length: 20 }, (_, n) => hit(`/${n}`));
    expect(joinHits([], texts, 'boucle')).toEqual(texts.slice(0, 8));
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
