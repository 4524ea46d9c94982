import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import type { Tutorial } from '../../../../src/tools/checks/read/tutorial.ts';
import { exercises } from '../../../../src/tools/checks/steps/exercises.ts';
import { plantTutorial } from '../plant.ts';

const NAMES = ['1-a', '2-b', '3-c', '4-d', '5-e', '6-f'];
const FILES = NAMES.flatMap((name) =>
  ['solution.py', 'starter.py'].map((file) => `exercises/${name}/${file}`),
);
const HINT = '<Indice>\n\nA.\n\n</Indice>\n';
const HINTS = HINT.repeat(2);
const EXOS = NAMES.map(
  (name) =>
    `<Exercise nom="${name}" titre="${name}" minutes="10" notions="if">\n\n<Fichier nom="exercises/${name}/starter.py" />\n\n${HINTS}\n</Exercise>\n\n`,
).join('');
const CORRECTIONS = NAMES.map(
  (name) =>
    `<Correction nom="${name}" titre="${name}">\n\n<Fichier nom="exercises/${name}/solution.py" />\n\n</Correction>\n\n`,
).join('');

function plant(from = '', to = '', rest: Partial<Tutorial> = {}): string[] {
  const steps = { exos: EXOS.replace(from, to), corrections: CORRECTIONS.replace(from, to) };
  return exercises(plantTutorial(steps, { exercises: NAMES, files: FILES, ...rest })).map(
    faultLine,
  );
}

test('passes six exercises and corrections in the order of their folders', () => {
  expect(plant()).toEqual([]);
});

const unexpected = (tag: string, wanted: string) =>
  `${tag} n’est pas le dossier attendu ici — écris nom="${wanted}"`;
const STARTER = 'exercises/1-a/starter.py';
const HIDDEN = `« 1-a » ne montre pas son fichier starter — écris <Fichier nom="${STARTER}" />`;

test.each([
  [
    '<Correction nom="2-b"',
    '<Correction nom="3-c"',
    `6-corrections.mdx:7 : ${unexpected('<Correction nom="3-c">', '2-b')}`,
  ],
  [
    '<Exercise nom="1-a"',
    '<Exercise nom="1-z"',
    `5-exos.mdx:1 : ${unexpected('<Exercise nom="1-z">', '1-a')}`,
  ],
  [STARTER, 'exercises/1-a/solution.py', `5-exos.mdx:1 : ${HIDDEN}`],
  [HINTS, HINT, '5-exos.mdx:1 : cet exercice a 1 indice — il en faut 2 à 3'],
  ['minutes="10"', 'minutes="dix"', '5-exos.mdx:1 : minutes="dix" — écris un nombre de 1 à 99'],
])('refuses %s that becomes %s', (from, to, says) => {
  expect(plant(from, to)).toEqual([`content/tutorials/x/${says}`]);
});

test('says of a folder too many', () => {
  expect(plant('', '', { exercises: [...NAMES, '7-g'] })).toEqual([
    'content/tutorials/x/exercises:1 : ce dossier a 7 exercices — il en faut 6',
  ]);
});
