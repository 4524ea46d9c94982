import { expect, test } from 'vitest';
import { faultLine } from '../../../../../src/markdown/lesson-fault.ts';
import { language } from '../../../../../src/tools/checks/prose/style/language.ts';
import { openLibrary } from '../../../../../src/tools/checks/read/tutorial.ts';
import { plantTutorial } from '../../plant.ts';

const SHORT = 'La règle gagne. Elle est la dernière. Elle reste.\n';
const PLAIN =
  'Le navigateur lit la feuille du haut vers le bas, donc la dernière règle qui convient gagne.\n';
const faultsOf = (bases: string) =>
  language(plantTutorial({ bases }, { slug: 'x' }), openLibrary()).map(faultLine);

test('a tutorial that breaks limits of language is told each, with its figure and where to look', () => {
  expect(faultsOf(SHORT)).toEqual([
    'content/tutorials/x/tutorial.yaml:1 : phrases de 12 mots ou plus : 0 % — joins les phrases qui vont ensemble par parce que, donc, alors, sinon (30 % au moins ; « npm run prose -- content/tutorials/x » dit où)',
    expect.stringContaining('mots de cause ou de conséquence : aucun'),
    expect.stringContaining('paragraphes finis par une phrase de 7 mots ou moins : 100 %'),
  ]);
});

test('one that keeps them has no fault', () => {
  expect(faultsOf(PLAIN)).toEqual([]);
});
