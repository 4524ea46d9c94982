import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answers, markedParts, questionWords, searchable } from '../../src/rules/search.ts';
import { fold } from '../../src/rules/text/fold.ts';

/** A name, its other texts, and facts. */
const TEXTS: Readonly<Record<string, readonly [name: string, others: string[], facts?: string]>> = {
  identity: ['L’identité visuelle d’un atelier', ['Design'], 'wolof'],
  network: ['Monter le réseau d’un cybercafé', ['Réseaux & systèmes']],
  offline: ['Hors-ligne : vendre sans connexion', ['E-commerce'], 'gratuit gratuite'],
  python: ['Python, premiers pas', ['Données']],
  java: ['JavaScript et Java', ['Développement web']],
  node: ['Node.js pas à pas', ['Développement web']],
  stock: ['Gestion de stock d’une boutique', ['Bureautique'], 'français'],
  social: ['Animer ses réseaux sociaux', ['Marketing'], 'wolof gratuit'],
  cloth: ['Couture : un chef-d’œuvre', ['Artisanat']],
  bee: ['L’élevage d’ex æquo', ['Élevage']],
  wolof: ['Jàng ak Ñaan : xam-xam bu bëgg ŋaam', ['Langues']],
  arabic: ['تعلّم البرمجة بلغة Python (المستوى 1)', ['لغات']],
  c: ['Le langage C', ['Programmation']],
  cpp: ['C++ rapide', ['Programmation']],
  level: ['Excel, niveau 2', ['Bureautique']],
};
const IDS = Object.keys(TEXTS);
const READY = Object.values(TEXTS).map((text) => searchable(...text));

const find = (keyword: string) => answers(IDS, READY, keyword);

describe('letters, digits and words decide, not typography (C3)', () => {
  test.each([
    // Apostrophes, quotes, dashes, spaces.
    ['L’identité', 'identity'],
    ["L'identité", 'identity'],
    ['L‘identité', 'identity'],
    ['Lʼidentité', 'identity'],
    ['L´identité', 'identity'],
    ['L`identité', 'identity'],
    ['l identite', 'identity'],
    ['lidentite', 'identity'],
    ['« identité visuelle »', 'identity'],
    ['“identité visuelle”', 'identity'],
    ['identité\u00A0visuelle', 'identity'],
    ['identité\u202Fvisuelle', 'identity'],
    ['  identité \n visuelle ', 'identity'],
    ['identité-visuelle', 'identity'],
    ['identi\u00ADté vi\u200Bsuelle', 'identity'],
    ['L’identité visuelle d’un atelier', 'identity'],
    ['hors-ligne', 'offline'],
    ['hors ligne', 'offline'],
    ['hors‑ligne', 'offline'],
    ['hors – ligne', 'offline'],
    ['horsligne', 'offline'],
    ['ecommerce', 'offline'],
    ['e commerce', 'offline'],
    ['node js', 'node'],
    ['nodejs', 'node'],
    ['Node.JS', 'node'],
    ['java script', 'java'],
    ['cyber café', 'network'],
    ['cyber-café', 'network'],
    // Case, accents, ligatures.
    ['RÉSEAU CYBERCAFÉ', 'network'],
    ['reseau cybercafe', 'network'],
    ['re\u0301seau cybercafe\u0301', 'network'],
    ['œuvre', 'cloth'],
    ['oeuvre', 'cloth'],
    ['ŒUVRE', 'cloth'],
    ["chef d'oeuvre", 'cloth'],
    ['æquo', 'bee'],
    ['aequo', 'bee'],
    ['Ｐｙｔｈｏｎ premiers', 'python'],
    // Order, plurals, fillers, beginnings.
    ['réseau cybercafé', 'network'],
    ['cybercafé réseau', 'network'],
    ['atelier identité', 'identity'],
    ['boutiques', 'stock'],
    ['gestions de stocks', 'stock'],
    ['stock boutique', 'stock'],
    ['réseau social', 'social'],
    ['sociaux réseaux', 'social'],
    ['ateliers visuels', ''],
    ['cours de python', 'python arabic'],
    ['formation python', 'python arabic'],
    ['Une formation pour apprendre Python ?', 'python arabic'],
    ['comment faire la gestion des stocks', 'stock'],
    ['cout', 'cloth'],
    ['visuelle ate', 'identity'],
    ['pas pre', 'python'],
    ['python 1', 'arabic'],
    ['excel 2', 'level'],
    ['excel 3', ''],
    // Languages of programming.
    ['c++', 'cpp'],
    ['langage c', 'c'],
    ['cours en C', 'c'],
    // Wolof.
    ['jang', 'wolof'],
    ['JÀNG', 'wolof'],
    ['naan', 'wolof'],
    ['ñaan', 'wolof'],
    ['begg', 'wolof'],
    ['bëgg', 'wolof'],
    ['ŋaam', 'wolof'],
    ['Naam', 'wolof'],
    ['xam xam', 'wolof'],
    ['xamxam', 'wolof'],
    // Arabic, with and without its vowels and its article.
    ['تعلم', 'arabic'],
    ['تَعَلُّم', 'arabic'],
    ['البرمجة', 'arabic'],
    ['برمجة', 'arabic'],
    ['برمجه', 'arabic'],
    ['python برمجة', 'arabic'],
    ['بـلـغـة', 'arabic'],
    // Words of two texts, and facts.
    ['python données', 'python'],
    ['identité wolof', 'identity'],
    ['gratuite', 'offline'],
    ['gratuit', 'offline social'],
    ['réseaux gratuits', 'social'],
    // Letters inside of a name; none inside of facts.
    ['ython', 'python arabic'],
    ['ratuit', ''],
    // No hit.
    ['zzzz', ''],
    ['python couture', ''],
    ['chef uvre', ''],
    ['dune', ''],
    ['.*', ''],
    ['« ? »', ''],
    ['😀', ''],
    ['', ''],
    ['\u0301', ''],
    ['__proto__', ''],
  ])('« %s » finds %s', (keyword, found) => {
    expect(find(keyword).join(' ')).toBe(found);
  });
});

describe('the best answer first (C2)', () => {
  const order = (keyword: string, ...texts: [string, string[]?, string?][]) =>
    answers(
      texts.map(([name]) => name),
      texts.map((text) => searchable(...text)),
      keyword,
    );

  test('the phrase as words of the name, in the name, in another text', () => {
    const texts = [['A', ['Java']], ['JavaScript'], ['Vite, Java']] as [string, string[]?][];
    expect(order('java', ...texts)).toEqual(['Vite, Java', 'JavaScript', 'A']);
  });

  test('then its words in the name, then anywhere', () => {
    const texts: [string, string[]?, string?][] = [
      ['Poterie', ['Stock'], 'gestion'],
      ['Le stock et sa gestion'],
      ['La gestion de stock'],
    ];
    expect(order('gestion de stock', ...texts)).toEqual(texts.map(([name]) => name).reverse());
  });

  test('no phrase runs across two texts', () => {
    expect(order('web front', ['Web', ['Poterie', 'Frontend']], ['A', ['Web front']])).toEqual([
      'A',
      'Web',
    ]);
  });
});

test.each([
  { keyword: 'Comment centrer une div ?', words: ['centrer', 'div'] },
  { keyword: "lire l'erreur", words: ['lire', 'erreur'] },
  { keyword: 'c++', words: ['c++'] },
  { keyword: 'for...of', words: ['for', 'of'] },
  { keyword: 'comment faire', words: ['comment', 'faire'] },
  { keyword: 'Lire un fichier en C', words: ['lire', 'fichier', 'c'] },
  { keyword: 'pointeur c ?', words: ['pointeur', 'c'] },
  { keyword: "c'est quoi, une boucle", words: ['boucle'] },
  { keyword: 'c’est quoi, une boucle', words: ['boucle'] },
  { keyword: 'en C', words: ['c'] },
  { keyword: 'a', words: [] },
  { keyword: ' ?! ', words: [] },
])('« $keyword » asks for $words', ({ keyword, words }) => {
  expect(questionWords(keyword)).toEqual(words);
});

test.each([
  ['boucle for', 'Les boucles for et while', ['Les ', 'boucles', ' ', 'for', ' et while']],
  ['repeter', 'Répéter trois fois', ['', 'Répéter', ' trois fois']],
  ['lire', 'Lire et relire', ['', 'Lire', ' et relire']],
  ['if', 'if, pas iframe', ['', 'if', ', pas iframe']],
  ['coeur', 'Le cœur', ['Le ', 'cœur', '']],
  ['c++', 'C++ et C', ['', 'C++', ' et C']],
  ['comment', 'Rien à dire', ['Rien à dire']],
  ['', 'Tout', ['Tout']],
])('« %s » marks its words in « %s » (R6)', (keyword, text, parts) => {
  expect(markedParts(text, keyword).filter((part, place) => part || place % 2 === 0)).toEqual(
    parts,
  );
});

describe('whatever is typed', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Object.keys(TEXTS)));

  test('each item is found once at most, in its own list', () => {
    fc.assert(
      fc.property(text, (keyword) => {
        const found = find(keyword);
        expect(new Set(found).size).toBe(found.length);
        for (const id of found) expect(IDS).toContain(id);
      }),
    );
  });

  test('a name is found by any part of it, and by its words turned round', () => {
    fc.assert(
      fc.property(text, text, text, (before, keyword, after) => {
        fc.pre(/[\p{Ll}\p{Lo}\p{N}]/u.test(fold(keyword)));
        const ready = [searchable(`${before} ${keyword} ${after}`)];
        expect(answers(['it'], ready, keyword)).toEqual(['it']);
        expect(answers(['it'], ready, `${after} ${keyword}`)).toEqual(['it']);
      }),
    );
  });

  test('the marked parts of a text are the text', () => {
    fc.assert(
      fc.property(text, text, (keyword, shown) => {
        expect(markedParts(shown, keyword).join('')).toBe(shown);
      }),
    );
  });

  test('a plural finds what its singular finds', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}[b-df-hj-np-rtv]$/);
    fc.assert(
      fc.property(word, (one) => {
        for (const [name, keyword] of [
          [one, `${one}s`],
          [`${one}s`, one],
        ] as const) {
          expect(answers([name], [searchable(name)], keyword)).toEqual([name]);
        }
      }),
    );
  });
});
