import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { code, exerciseCode } from '../../../../src/tools/checks/steps/code.ts';
import { said } from '../plant.ts';

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;
const wide = (count: number) => `# ${'a'.repeat(count - 2)}`;
const rows = (count: number, row = 'x = 1') => `${row}\n`.repeat(count).trim();
const GET = fence('http', 'GET /');

const tooWide = (line: number, width: number, most: number) =>
  `${line} : ligne de ${width} caractères — coupe-la : ${most} au plus`;
const tooLong = (count: number, most: number) =>
  `1 : bloc de ${count} lignes — coupe-le en deux : ${most} au plus`;
const accent = (line: number, name: string) =>
  `${line} : le nom « ${name} » porte un accent — écris-le sans accent`;
const banned = (name: string) =>
  `2 : le nom « ${name} » ne dit rien — écris un mot français de l’exemple`;

test.each([
  ['a wide line on a phone', 'bases', fence('python', `x = 1\n${wide(43)}`), tooWide(3, 43, 42)],
  ['a wide line', 'utils', fence('python', wide(61)), tooWide(2, 61, 60)],
  ['a wide result', 'first', fence('output', wide(43)), tooWide(2, 43, 42)],
  ['a wide text', 'bases', fence('text', wide(43)), tooWide(2, 43, 42)],
  ['a long sample', 'utils', fence('python', rows(26)), tooLong(26, 25)],
  ['a long file', 'project', fence('python file=a.py', rows(61)), tooLong(61, 60)],
  [
    'a wide line of Java after its imports',
    'bases',
    fence('java', `package sn.cars;\n\nimport ${'a'.repeat(60)};\n\nint ${'b'.repeat(39)};`),
    tooWide(6, 44, 42),
  ],
  ['a wide import', 'bases', fence('java', `import ${'a'.repeat(83)};`), tooWide(2, 91, 90)],
  [
    'a long sample of Java, its imports not counted',
    'utils',
    fence('java', `import java.util.List;\n\n${rows(26, 'int n = 1;')}`),
    tooLong(26, 25),
  ],
  ['an answer that folds', 'bases', GET + fence('output', 'a'.repeat(201)), tooWide(6, 201, 200)],
  ['foo', 'utils', fence('python', 'foo = 1'), banned('foo')],
  ['test1 in a string', 'utils', fence('js', 'lire("test1")'), banned('test1')],
  ['an accent in a name', 'utils', fence('python', 'a = 1\ntrésor = 1'), accent(3, 'trésor')],
  ['an accent after a string', 'utils', fence('python', 'x = "été" + été'), accent(2, 'été')],
  ['one in a session', 'utils', fence('pycon', '>>> né = 1\n>>> "né"\n\'né\''), accent(2, 'né')],
  ['one in JavaScript', 'utils', fence('js', 'const clé = `clé`; // clé'), accent(2, 'clé')],
  ['one in JSX', 'utils', fence('jsx', 'const clé = <p>l’été</p>;'), accent(2, 'clé')],
])('says of %s', (_, step, text, says) => {
  expect(said(code, step, text)).toEqual([says]);
});

const JAVA = `package sn.cars;\n\nimport ${'a'.repeat(82)};\n\n${rows(25, 'int n;')}`;
const FRENCH = '# été\nx = "été"\ny = f\'{x} né\'\n"""\nété : l\'été\n"""\nz = "non fermé';

test.each([
  ['the message of a tool', 'bases', fence('python fails', 'x') + fence('output', wide(90))],
  ['what is typed, without its marks', 'bases', fence('output', `${'a'.repeat(40)}<kbd>ab</kbd>`)],
  ['accents in strings and comments', 'utils', fence('python', FRENCH)],
  ['the body of an answer', 'bases', GET + fence('output', 'a'.repeat(200))],
  ['the imports of Java', 'bases', fence('java', JAVA)],
  ['French in an output', 'utils', fence('output', 'toto chante au bar')],
  ['accents in what a tag holds', 'utils', fence('jsx', '<p>L’été {ici}, à Thiès</p>')],
  ['a wide check, which nobody sees', 'bases', fence('js check', wide(90))],
  ['a word that holds a banned one', 'utils', fence('python', 'barre = totoro = 1')],
  ['a project’s file', 'project', fence('python file=a.py', rows(60))],
])('passes %s', (_, step, text) => {
  expect(said(code, step, text)).toEqual([]);
});

test.each([
  ['starter.py', `x = 1\n${wide(61)}\n`, tooWide(2, 61, 60)],
  ['solution.py', 'né = "né"\n', accent(1, 'né')],
])('says of the file %s of an exercise', (name, text, says) => {
  const file = `content/tutorials/x/exercises/1-a/${name}`;
  expect(exerciseCode(file, text).map(faultLine)).toEqual([`${file}:${says}`]);
});
