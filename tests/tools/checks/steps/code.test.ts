import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { code, exerciseCode } from '../../../../src/tools/checks/steps/code.ts';
import { plantLesson } from '../plant.ts';

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;
const wide = (count: number) => `# ${'a'.repeat(count - 2)}`;
const ACCENT = 'porte un accent — écris-le sans accent';
const BANNED = 'ne dit rien — écris un mot français de l’exemple';

test.each([
  [
    'a wide line on a phone',
    'bases',
    fence('python', `x = 1\n${wide(43)}`),
    '3 : ligne de 43 caractères — coupe-la : 42 au plus',
  ],
  [
    'a wide line',
    'utils',
    fence('python', wide(61)),
    '2 : ligne de 61 caractères — coupe-la : 60 au plus',
  ],
  [
    'a wide result',
    'first',
    fence('output', wide(43)),
    '2 : ligne de 43 caractères — coupe-la : 42 au plus',
  ],
  [
    'a wide text',
    'bases',
    fence('text', wide(43)),
    '2 : ligne de 43 caractères — coupe-la : 42 au plus',
  ],
  [
    'a long sample',
    'utils',
    fence('python', 'x = 1\n'.repeat(26).trim()),
    '1 : bloc de 26 lignes — coupe-le en deux : 25 au plus',
  ],
  [
    'a long file',
    'project',
    fence('python file=a.py', 'x = 1\n'.repeat(61).trim()),
    '1 : bloc de 61 lignes — coupe-le en deux : 60 au plus',
  ],
  [
    'a wide line of Java after its imports',
    'bases',
    fence('java', `package sn.cars;\n\nimport ${'a'.repeat(60)};\n\nint ${'b'.repeat(39)};`),
    '6 : ligne de 44 caractères — coupe-la : 42 au plus',
  ],
  [
    'an import that no screen shows',
    'bases',
    fence('java', `import ${'a'.repeat(83)};`),
    '2 : ligne de 91 caractères — coupe-la : 90 au plus',
  ],
  [
    'a long sample of Java, its imports not counted',
    'utils',
    fence('java', `import java.util.List;\n\n${'int n = 1;\n'.repeat(26).trim()}`),
    '1 : bloc de 26 lignes — coupe-le en deux : 25 au plus',
  ],
  [
    'an answer that is too wide, though it folds',
    'bases',
    fence('http', 'GET /') + fence('output', 'a'.repeat(201)),
    '6 : ligne de 201 caractères — coupe-la : 200 au plus',
  ],
  ['foo', 'utils', fence('python', 'foo = 1'), `2 : le nom « foo » ${BANNED}`],
  ['test1 in a string', 'utils', fence('js', 'lire("test1")'), `2 : le nom « test1 » ${BANNED}`],
  [
    'an accent in a name',
    'utils',
    fence('python', 'a = 1\ntrésor = 1'),
    `3 : le nom « trésor » ${ACCENT}`,
  ],
  [
    'an accent after a string',
    'utils',
    fence('python', 'x = "été" + été'),
    `2 : le nom « été » ${ACCENT}`,
  ],
  [
    'an accent in a session',
    'utils',
    fence('pycon', '>>> né = 1\n>>> "né"\n\'né\''),
    `2 : le nom « né » ${ACCENT}`,
  ],
  [
    'an accent in JavaScript',
    'utils',
    fence('js', 'const clé = `clé`; // clé'),
    `2 : le nom « clé » ${ACCENT}`,
  ],
  [
    'an accent in JSX',
    'utils',
    fence('jsx', 'const clé = <p>l’été</p>;'),
    `2 : le nom « clé » ${ACCENT}`,
  ],
])('says of %s', (_, step, text, says) => {
  const lesson = plantLesson(step, text);
  expect(code(lesson).map(faultLine)).toEqual([`${lesson.file}:${says}`]);
});

test.each([
  [
    'the message of a tool, as wide as it is',
    'bases',
    fence('python fails', 'x') + fence('output', wide(90)),
  ],
  ['what is typed, without its marks', 'bases', fence('output', `${'a'.repeat(40)}<kbd>ab</kbd>`)],
  [
    'accents in strings and comments',
    'utils',
    fence('python', '# été\nx = "été"\ny = f\'{x} né\'\n"""\nété : l\'été\n"""\nz = "non fermé'),
  ],
  ['the body of an answer', 'bases', fence('http', 'GET /') + fence('output', 'a'.repeat(200))],
  [
    'the imports of Java',
    'bases',
    fence(
      'java',
      `package sn.cars;\n\nimport ${'a'.repeat(82)};\n\n${'int n;\n'.repeat(25).trim()}`,
    ),
  ],
  ['French in an output', 'utils', fence('output', 'toto chante au bar')],
  ['accents in what a tag holds', 'utils', fence('jsx', '<p>L’été {ici}, à Thiès</p>')],
  ['a wide check, which nobody sees', 'bases', fence('js check', wide(90))],
  ['a word that holds a banned one', 'utils', fence('python', 'barre = totoro = 1')],
  ['a project’s file', 'project', fence('python file=a.py', 'x = 1\n'.repeat(60).trim())],
])('passes %s', (_, step, text) => {
  expect(code(plantLesson(step, text))).toEqual([]);
});

test('says of the files of the exercises', () => {
  const files = [
    ['content/tutorials/x/exercises/1-a/starter.py', `x = 1\n${wide(61)}\n`],
    ['content/tutorials/x/exercises/1-a/solution.py', 'né = "né"\n'],
  ] as const;
  expect(files.flatMap(([file, text]) => exerciseCode(file, text)).map(faultLine)).toEqual([
    'content/tutorials/x/exercises/1-a/starter.py:2 : ligne de 61 caractères — coupe-la : 60 au plus',
    `content/tutorials/x/exercises/1-a/solution.py:1 : le nom « né » ${ACCENT}`,
  ]);
});
