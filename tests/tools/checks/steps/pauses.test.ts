import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import type { Tutorial } from '../../../../src/tools/checks/read/tutorial.ts';
import { pauseFolders, pauses } from '../../../../src/tools/checks/steps/pauses.ts';
import { plantTutorial } from '../plant.ts';

const NAMES = ['1-a', '2-b', '3-c', '4-d', '5-e', '6-f', '7-g'];
const FILES = NAMES.flatMap((name) =>
  ['solution.py', 'starter.py'].map((file) => `pauses/${name}/${file}`),
);
const HINT = '<Indice>\n\nA.\n\n</Indice>\n\n';
const QUIZ = '<Quiz>\n\nQuoi ?\n\n</Quiz>\n\n';
const file = (name: string, part: string) => `<Fichier nom="pauses/${name}/${part}.py" />\n\n`;
const pause = (name: string) =>
  `## Pause : faire ${name}\n\n<Exercise nom="${name}" minutes="8" notions="if">\n\n${file(name, 'starter')}${HINT}<Solution>\n\n${file(name, 'solution')}</Solution>\n</Exercise>\n\n${QUIZ.repeat(2)}`;
const step = (names: readonly string[]) => `## 1. Lire\n\n${names.map(pause).join('')}`;
const BASES = step(NAMES.slice(0, 4));
const UTILS = step(NAMES.slice(4));

/** What the pauses of a tutorial lack, of the third edition unless said otherwise. */
function told(change: { bases?: string; utils?: string; rest?: Partial<Tutorial> } = {}): string[] {
  const { bases = BASES, utils = UTILS, rest } = change;
  const known = { pauses: NAMES, files: FILES, isThird: true, ...rest };
  const tutorial = plantTutorial({ bases, utils }, known);
  const found = tutorial.lessons.flatMap((lesson) => pauses(lesson, tutorial));
  return [...found, ...pauseFolders(tutorial)].map((fault) =>
    faultLine(fault).replace('content/tutorials/x/', ''),
  );
}

test('four pauses in a step and three in the other, numbered through both, lack nothing', () => {
  expect(told()).toEqual([]);
});

test('a tutorial of another edition needs none', () => {
  const rest = { isThird: false, pauses: [], files: [] };
  expect(told({ bases: '## Quiz\n', utils: '', rest })).toEqual([]);
});

test.each([
  [
    'no title',
    '## Pause : faire 1-a',
    '## Faire',
    [
      '3-bases.mdx:1 : cette étape a 3 pauses — il en faut 4',
      '3-bases.mdx:5 : cette pause n’a pas de titre — écris « ## Pause : … » juste au-dessus',
    ],
  ],
  [
    'one hint less',
    HINT,
    '',
    ['3-bases.mdx:3 : « Pause : faire 1-a » a 0 <Indice> — il en faut 1 au moins'],
  ],
  [
    'a long one',
    'minutes="8"',
    'minutes="15"',
    ['3-bases.mdx:3 : minutes="15" — écris un nombre de 5 à 10'],
  ],
  [
    'one question',
    QUIZ.repeat(2),
    QUIZ,
    ['3-bases.mdx:3 : « Pause : faire 1-a » a 1 <Quiz> — il en faut 2 à 3'],
  ],
  [
    'another folder',
    'nom="2-b"',
    'nom="3-c"',
    ['3-bases.mdx:36 : <Exercise nom="3-c"> n’est pas le dossier attendu ici — écris nom="2-b"'],
  ],
  [
    'no starter',
    file('1-a', 'starter'),
    '',
    [
      '3-bases.mdx:5 : « 1-a » ne montre pas son fichier starter — écris <Fichier nom="pauses/1-a/starter.py" />',
    ],
  ],
  [
    'a quiz of everything',
    '## 1. Lire',
    '## Quiz',
    [
      '3-bases.mdx:1 : cette étape finit par un quiz de tout — mets ses questions dans les pauses, deux ou trois dans chacune',
    ],
  ],
])('refuses %s', (_, from, to, says) => {
  expect(BASES).toContain(from);
  expect(told({ bases: BASES.replace(from, to) })).toEqual(says);
});

test('refuses a solution that is not folded', () => {
  expect(told({ utils: UTILS.replace(/<\/?Solution>/g, '') })).toEqual(
    NAMES.slice(4).map((name, at) =>
      expect.stringContaining(
        `4-utils.mdx:${3 + at * 31} : « Pause : faire ${name} » a 0 <Solution> — il en faut 1`,
      ),
    ),
  );
});

test('says of a folder too many', () => {
  expect(told({ rest: { pauses: [...NAMES, '8-h'] } })).toEqual([
    'pauses:1 : ce dossier a 8 pauses — il en faut 7',
  ]);
});
