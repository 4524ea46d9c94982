import { expect, test } from 'vitest';
import { codeSplitting } from '../../../src/build/vite/chunks.ts';

const SRC = `${process.cwd()}/src`;

test('the addresses of frames are a chunk before the workshop, which imports them', () => {
  const [exercises] = codeSplitting().groups;
  expect(exercises?.name).toBe('exercises');
  expect(exercises?.test(`${SRC}/workshop/frames.ts`)).toBe(true);
});

test('the files that the header wakes up are one chunk, and no others', () => {
  const [, shell] = codeSplitting().groups;
  expect(shell?.name).toBe('shell');
  expect(shell?.test(`${SRC}/browser/page/menu.ts`)).toBe(true);
  expect(shell?.test(`${SRC}/stores/site/session.ts`)).toBe(true);
  expect(shell?.test(`${SRC}/stores/course/opened.ts`)).toBe(false);
  expect(shell?.test(`${SRC}/browser/page/menu.ts?query`)).toBe(false);
});

test('what two workshops share is one chunk, and no others', () => {
  const [, , workshop] = codeSplitting().groups;
  expect(workshop?.name).toBe('workshop');
  expect(workshop?.test(`${SRC}/workshop/page/frame.ts`)).toBe(true);
  expect(workshop?.test(`${SRC}/workshop/page/exercise-box.ts`)).toBe(false);
});

test('what « Essayer » brings is one chunk, but for SQLite', () => {
  const [, , , sample] = codeSplitting().groups;
  expect(sample?.name).toBe('sample');
  expect(sample?.test(`${SRC}/workshop/open/sample.ts`)).toBe(true);
  expect(sample?.test(`${SRC}/workshop/languages/sql/sql-engine.ts`)).toBe(false);
});

test.each([
  ['card', 'islands/catalog/Cover.tsx', 'islands/catalog/CourseCard.tsx'],
  ['course', 'islands/course/player/Prose.tsx', 'islands/catalog/Cover.tsx'],
  ['course', 'islands/course/use-shown.tsx', 'islands/course/HeldAlready.tsx'],
  ['visitor', 'stores/site/consent.ts', 'browser/platform/fingerprint.ts'],
  ['kept', 'stores/offline/keep-button.ts', 'stores/offline/offline-page.ts'],
])('small files that the same pages ask for are one chunk: %s', (name, within, without) => {
  const found = codeSplitting().groups.find((one) => one.name === name);
  expect(found?.test(`${SRC}/${within}`)).toBe(true);
  expect(found?.test(`${SRC}/${without}`)).toBe(false);
});

test('a file that was renamed stops the build, by one sentence', () => {
  expect(() => codeSplitting(['config.ts', 'browser/page/old.ts', 'api/old.ts'])).toThrow(
    new Error(
      'src/build/vite/chunks.ts nomme ce qui n’existe plus : src/browser/page/old.ts, src/api/old.ts.',
    ),
  );
});
