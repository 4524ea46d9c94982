import { expect, test } from 'vitest';
import { commandsFor } from './named.ts';

/** The runner, and what follows its configuration. */
function plan(...args: string[]) {
  return commandsFor(args).commands.map(([program, ...rest]) => [program, ...rest.slice(3)]);
}

test('a file goes to its own runner, with the options', () => {
  expect(plan('tests/site/shell.spec.ts', '-g', 'skip link')).toEqual([
    ['playwright', 'tests/site/shell.spec.ts', '-g', 'skip link'],
  ]);
  expect(plan('tests/gate/named.test.ts', '-t', 'a file')).toEqual([
    ['vitest', 'tests/gate/named.test.ts', '-t', 'a file'],
  ]);
});

test('a line of a file is named after a colon', () => {
  expect(plan('tests/site/shell.spec.ts:12')).toEqual([
    ['playwright', 'tests/site/shell.spec.ts:12'],
  ]);
});

test('files of both kinds take both runners', () => {
  const both = plan('tests/site/shell.spec.ts', 'tests/gate/named.test.ts');
  expect(both.map(([program]) => program)).toEqual(['vitest', 'playwright']);
});

test('a folder stands for its tests', () => {
  const [[program, ...files] = []] = plan('tests/gate/');
  expect(program).toBe('vitest');
  expect(files).toContain('tests/gate/named.test.ts');
  expect(files).not.toContain('tests/gate/named.ts');
});

test.each([
  { args: ['tests/site/none.spec.ts'], says: '« tests/site/none.spec.ts » n’existe pas.' },
  { args: ['README.md'], says: 'Nommez un fichier ou un dossier de tests, puis les options.' },
  { args: ['--headed'], says: 'Nommez un fichier ou un dossier de tests, puis les options.' },
])('$args runs nothing, and says why', ({ args, says }) => {
  expect(commandsFor(args)).toEqual({ commands: [], fault: says });
});
