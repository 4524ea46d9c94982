import { describe, expect, test } from 'vitest';
import { quote, reasonOf, withReason } from './quote.ts';

const PYTHON = `Traceback (most recent call last):
  File "/opt/samples/technologies/python/programs/unittests.py", line 21, in report_of
    import tests
  File "/home/awa/solution.py", line 19, in <module>
    total()
NameError: name 'total' is not defined
`;
const NODE = `file:///home/awa/solution.js:17
total();
^

ReferenceError: total is not defined
    at file:///home/awa/solution.js:17:1
    at ModuleJob.run (node:internal/modules/esm/module_job:430:25)

Node.js v24.21.0
`;

describe('what a tool said', () => {
  test.each([
    ['Python', PYTHON, "NameError: name 'total' is not defined"],
    ['Node', NODE, 'ReferenceError: total is not defined'],
    [
      'javac',
      'A.java:2: error: cannot find symbol\n  b\n  ^\n1 error',
      'A.java:2: error: cannot find symbol',
    ],
    ['a shell', 'bash: toto: command not found', 'bash: toto: command not found'],
    ['nothing', '', ''],
  ])('%s: the line that names the error', (_, text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  test('is quoted without the steps of our own programs', () => {
    expect(quote(PYTHON)).toEqual([
      '  File "solution.py", line 19, in <module>',
      '    total()',
      "NameError: name 'total' is not defined",
    ]);
    expect(quote(NODE)).toEqual([
      'solution.js:17',
      'total();',
      '^',
      '',
      'ReferenceError: total is not defined',
      '    at solution.js:17:1',
    ]);
  });

  test('is cut when it is long', () => {
    const lines = quote(Array.from({ length: 40 }, (_, at) => `${at}`).join('\n'));
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toBe('(et 10 lignes)');
  });

  test('stands in the sentence, and below it only when a line is not enough', () => {
    expect(withReason('échoue', 'TypeError: non\n')).toEqual({ says: 'échoue : TypeError: non' });
    expect(withReason('échoue', '')).toEqual({ says: 'échoue' });
    const long = `TypeError: ${'a'.repeat(300)}`;
    expect(withReason('échoue', long)).toEqual({
      says: `échoue : ${long.slice(0, 159)}…`,
      quoted: [long],
    });
  });
});
