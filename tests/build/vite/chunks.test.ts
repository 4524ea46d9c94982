import { expect, test } from 'vitest';
import { codeSplitting } from '../../../src/build/vite/chunks.ts';

const SRC = `${process.cwd()}/src`;

test('the files that the header wakes up are one chunk, and no others', () => {
  const [shell] = codeSplitting().groups;
  expect(shell?.name).toBe('shell');
  expect(shell?.test(`${SRC}/browser/page/menu.ts`)).toBe(true);
  expect(shell?.test(`${SRC}/stores/site/session.ts`)).toBe(true);
  expect(shell?.test(`${SRC}/stores/course/opened.ts`)).toBe(false);
  expect(shell?.test(`${SRC}/browser/page/menu.ts?query`)).toBe(false);
});

test('a file that was renamed stops the build, by one sentence', () => {
  expect(() => codeSplitting(['config.ts', 'browser/page/old.ts', 'api/old.ts'])).toThrow(
    new Error(
      'src/build/vite/chunks.ts nomme ce qui n’existe plus : src/browser/page/old.ts, src/api/old.ts.',
    ),
  );
});
