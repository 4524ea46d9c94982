import { expect, test } from 'vitest';
import { layout, partsOf } from '../../../../src/tools/checks/steps/layout.ts';
import { plantLesson, said } from '../plant.ts';

const BOX = '<Aparte titre="T">\n\nOui.\n\n</Aparte>\n\n';
const TRY = '<Atoi>\n\nOui.\n\n</Atoi>\n\n';

const boxes = (line: number) =>
  `${line} : 3 encadrés de suite — mets une phrase entre eux : 2 de suite au plus`;
const LONG = '1 : ce paragraphe a 5 phrases — coupe-le en deux : 4 au plus';

test.each([
  ['three boxes in a row', BOX + TRY + BOX, boxes(13)],
  ['four boxes in a row, once', BOX.repeat(4), boxes(13)],
  ['three in another tag', `<Milestone titre="M">\n\n${BOX.repeat(3)}</Milestone>\n`, boxes(15)],
  ['a long paragraph', 'Un. Deux. Trois. Quatre. Cinq.', LONG],
  ['a long item', '- Un. Deux. Trois.\n  Quatre. Cinq.', LONG],
])('says of %s', (_, text, says) => {
  expect(said(layout, 'project', text)).toEqual([says]);
});

test.each([
  ['two boxes, a sentence, a box', `${BOX}${BOX}Puis.\n\n${BOX}`],
  ['quizzes in a row', '<Quiz>\n\nOui ?\n\n</Quiz>\n\n'.repeat(5)],
  ['a title in bold before four sentences', '**Où ?** Un. Deux. Trois. Quatre.'],
  ['a sentence that a quotation ends', 'Un. Deux. Trois. « Quatre. »'],
])('passes %s', (_, text) => {
  expect(said(layout, 'project', text)).toEqual([]);
});

test('knows the anchors of a step, as the site makes them', () => {
  const text =
    '## 4. Répéter avec `for`\n\n### L\'été\n\n<Correction nom="1-table" titre="T">\n\n</Correction>\n';
  expect([
    ...partsOf(
      plantLesson('bases', '## Pause : lire\n\n<Exercise nom="1-a">\n</Exercise>\n'),
    ).keys(),
  ]).toEqual(['bases', 'bases-pause-lire']);
  expect([...partsOf(plantLesson('corrections', text)).keys()]).toEqual([
    'corrections',
    'corrections-repeter-avec-for',
    'corrections-l-ete',
    'corrections-1-table',
  ]);
});
