import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { OFFER, OFFERED_TO_TESTS } from '../../../src/workshop/frame/offer.ts';
import { exerciseLanguage } from '../../../src/workshop/registry.ts';

const IMPORTS = /import \{([^}]*)\} from '\.\/navigateur\.js'/g;

test('what the tests of exercises import of the page is offered to them (U7)', () => {
  const files = globSync('content/tutorials/*/{exercises,pauses}/*/tests.{js,ts}');
  const names = files.flatMap((file) => {
    const tests = readFileSync(file, 'utf8');
    // Those that drive a page from outside are offered more, where they run.
    if (!exerciseLanguage(globSync('*', { cwd: dirname(file) }), tests)) return [];
    return [...tests.matchAll(IMPORTS)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
  });
  expect(names).toContain('ecran');
  const offered: readonly string[] = OFFERED_TO_TESTS;
  expect(names.filter((name) => name !== '' && !offered.includes(name))).toEqual([]);
});

test('the name of the whole is none of those that a page would take', () => {
  expect(OFFER).toMatch(/^__\w+$/);
});
