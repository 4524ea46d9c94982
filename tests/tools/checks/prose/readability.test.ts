import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { measure, readability } from '../../../../src/tools/checks/prose/readability.ts';
import type { Passage } from '../../../../src/tools/checks/read/passage.ts';
import { CODE } from '../../../../src/tools/checks/read/words.ts';

const FILE = 'content/tutorials/x/3-bases.mdx';
const paragraph = (text: string, kind: Passage['kind'] = 'paragraph'): Passage => ({
  file: FILE,
  line: 1,
  text,
  kind,
});

test('measures: 207 − 1.015 × words per sentence − 73.6 × syllables per word', () => {
  // Six words, two sentences, six syllables.
  const { meanWords, score } = measure([paragraph('Le chat dort. Il rêve peu.')]);
  expect(meanWords).toBe(3);
  expect(score).toBeCloseTo(207 - 1.015 * 3 - 73.6 * (6 / 6));
});

test('an inline code lengthens a sentence and has no syllables', () => {
  const { meanWords, score } = measure([paragraph(`On lit ${CODE} ici.`)]);
  expect(meanWords).toBe(4);
  expect(score).toBeCloseTo(207 - 1.015 * 4 - 73.6 * (4 / 3));
});

test('titles, cells and labels are not sentences', () => {
  const one = paragraph('Le chat dort.');
  const rest = [
    paragraph('Le chat', 'heading'),
    paragraph('chat.', 'cell'),
    paragraph('Une liste'),
  ];
  expect(measure([one, ...rest])).toEqual(measure([one]));
});

const LONG = `Le matin, Awa ouvre son stand, pose ses sacs, compte ses pots, lit son cahier, note le prix du
  pain et range tout.`;
const HARD = `L'administration communale souhaite généraliser l'informatisation des inventaires
  pharmaceutiques. Cette modernisation occasionnera d'innombrables améliorations organisationnelles.`;

test.each([
  [
    'long sentences',
    LONG,
    [/^\S+:1 : les phrases ont 23,0 mots en moyenne — coupe-les : 18 au plus$/],
  ],
  [
    'hard words',
    HARD,
    [
      /^\S+:1 : l’indice de lisibilité est -\d+,\d — écris des mots et des phrases plus courts : 68 au moins$/,
    ],
  ],
  ['a plain text', 'Awa compte ses sous. Elle note le prix. Puis elle ferme.', []],
  ['nothing', '', []],
])('says of %s', (_, text, says) => {
  expect(readability(FILE, [paragraph(text)]).map(faultLine)).toEqual(
    says.map((fault) => expect.stringMatching(fault)),
  );
});
