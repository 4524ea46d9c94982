import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import type { Tutorial } from '../../../../src/tools/checks/read/tutorial.ts';
import { exercises } from '../../../../src/tools/checks/steps/exercises.ts';
import { plantTutorial } from '../plant.ts';

const NAMES = ['1-a', '2-b', '3-c', '4-d', '5-e', '6-f'];
const FILES = NAMES.flatMap((name) =>
  ['solution.py', 'starter.py'].map((file) => `exercises/${name}/${file}`),
);
const HINTS = '<Indice>\n\nA.\n\n</Indice>\n'.repeat(2);
const EXOS = NAMES.map(
  (name) =>
    `<Exercise nom="${name}" titre="${name}" minutes="10" notions="if">\n\n<Fichier nom="exercises/${name}/starter.py" />\n\n${HINTS}\n</Exercise>\n\n`,
).join('');
const CORRECTIONS = NAMES.map(
  (name) =>
    `<Correction nom="${name}" titre="${name}">\n\n<Fichier nom="exercises/${name}/solution.py" />\n\n</Correction>\n\n`,
).join('');
const EXOS_FILE = 'content/tutorials/x/5-exos.mdx';
const CORRECTIONS_FILE = 'content/tutorials/x/6-corrections.mdx';

function plant(from = '', to = '', rest: Partial<Tutorial> = {}): string[] {
  const steps = { exos: EXOS.replace(from, to), corrections: CORRECTIONS.replace(from, to) };
  return exercises(plantTutorial(steps, { exercises: NAMES, files: FILES, ...rest })).map(
    faultLine,
  );
}

test('passes six exercises and corrections in the order of their folders', () => {
  expect(plant()).toEqual([]);
});

test.each<[why: string, from: string, to: string, says: string[]]>([
  [
    'another order',
    '<Correction nom="2-b"',
    '<Correction nom="3-c"',
    [
      `${CORRECTIONS_FILE}:7 : <Correction nom="3-c"> n’est pas le dossier attendu ici — écris nom="2-b"`,
    ],
  ],
  [
    'an unknown exercise',
    '<Exercise nom="1-a"',
    '<Exercise nom="1-z"',
    [`${EXOS_FILE}:1 : <Exercise nom="1-z"> n’est pas le dossier attendu ici — écris nom="1-a"`],
  ],
  [
    'a starter that is not shown',
    'exercises/1-a/starter.py',
    'exercises/1-a/solution.py',
    [
      `${EXOS_FILE}:1 : « 1-a » ne montre pas son fichier starter — écris <Fichier nom="exercises/1-a/starter.py" />`,
    ],
  ],
  [
    'one hint',
    HINTS,
    HINTS.slice(HINTS.length / 2),
    [`${EXOS_FILE}:1 : cet exercice a 1 indice — il en faut 2 à 3`],
  ],
  [
    'no minutes',
    'minutes="10"',
    'minutes="dix"',
    [`${EXOS_FILE}:1 : minutes="dix" — écris un nombre de 1 à 99`],
  ],
])('says of %s', (_, from, to, says) => {
  expect(plant(from, to)).toEqual(says);
});

test('says of a folder too many', () => {
  expect(plant('', '', { exercises: [...NAMES, '7-g'] })).toEqual([
    'content/tutorials/x/exercises:1 : ce dossier a 7 exercices — il en faut 6',
  ]);
});
