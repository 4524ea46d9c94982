import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DrawingFault } from '../../../src/markdown/drawing-fault.ts';
import { isArrow, readMemory } from '../../../src/markdown/memory/read-memory.ts';

const cell = (value: string, label = '', target?: string) => ({ label, value, target });
const place = (name: string, type: string, ...cells: ReturnType<typeof cell>[]) => ({
  name,
  type,
  address: '',
  isGone: false,
  cells,
});

test.each([
  ['a zone', 'pile de main\nn = 1', [{ zone: 'pile de main' }, place('n', '', cell('1'))]],
  ['a value and its type', 'n : const int = 312', [place('n', 'const int', cell('312'))]],
  [
    'an address that is given, and where it leads',
    'n @100 : int = 3\np @108 : int * = 100 → n',
    [
      { ...place('n', 'int', cell('3')), address: '100' },
      { ...place('p', 'int *', cell('100', '', 'n')), address: '108' },
    ],
  ],
  [
    'an array, each cell under its index',
    "t : char[2] = 'a' | '\\0'",
    [place('t', 'char[2]', cell("'a'", '0'), cell("'\\0'", '1'))],
  ],
  ['an array of one cell', 't : int[1] = 7', [place('t', 'int[1]', cell('7', '0'))]],
  [
    'the fields of a structure, one of which leads elsewhere',
    'b = 1\na : M = valeur: 3 | suivant → b',
    [place('b', '', cell('1')), place('a', 'M', cell('3', 'valeur'), cell('', 'suivant', 'b'))],
  ],
  [
    'an address that leads nowhere, and one that is no longer valid',
    'p : int * → NULL\nq → ?',
    [place('p', 'int *', cell('', '', 'NULL')), place('q', '', cell('', '', '?'))],
  ],
  ['freed memory', '~b : int = 7', [{ ...place('b', 'int', cell('7')), isGone: true }]],
])('%s', (_, code, rows) => {
  expect(readMemory(code)).toEqual(rows);
});

test.each([
  ['', 'ce dessin est vide'],
  ['p → n', 'la flèche vers « n » ne mène nulle part'],
  ['t = 1 | 2\np → t[2]', 'la flèche vers « t[2] » ne mène nulle part'],
  ['= 3', '« = 3 » n’est pas une variable'],
  [`t = ${'1 | '.repeat(8)}1`, '« t » a 9 cases'],
  ['n = 1\n'.repeat(9), 'ce dessin a 9 lignes'],
])('%j is told to its writer', (code, says) => {
  expect(() => readMemory(code)).toThrow(says);
});

test('an arrow is drawn to a box alone', () => {
  const targets = ['t[1]', 'NULL', 'nullptr', '?'];
  expect(targets.filter((to) => isArrow(cell('', '', to)))).toEqual(['t[1]']);
});

test('nothing else is thrown, whatever is written', () => {
  const line = fc.stringMatching(/^[~a-z@:=→|[\]0-9' ?]{0,30}$/);
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 9 }), (lines) => {
      try {
        expect(readMemory(lines.join('\n')).length).toBeGreaterThan(0);
      } catch (error) {
        if (!(error instanceof DrawingFault)) throw error;
      }
    }),
  );
});
