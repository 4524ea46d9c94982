import { expect, test } from 'vitest';
import { testsOf } from './changed.ts';

test.each([
  { file: 'tests/gate/changed.test.ts', tests: ['tests/gate/changed.test.ts'] },
  { file: 'tests/gate/changed.ts', tests: ['tests/gate/changed.test.ts'] },
  { file: 'src/build/links.ts', tests: ['tests/build/links.test.ts'] },
  {
    file: 'src/browser/platform/tabs.ts',
    tests: ['tests/browser/platform/tabs.browser.test.ts'],
  },
  { file: 'src/pages/404.astro', tests: [] },
  { file: 'content/README.md', tests: [] },
  { file: 'tests/pages/found.test.ts', tests: [] },
  { file: 'src/tools/serve/dev.ts', tests: [] },
  { file: 'tests/site/shell.spec.ts', tests: [] },
])('$file is tested by $tests', ({ file, tests }) => {
  expect(testsOf([file])).toEqual(tests);
});

test('a text is tested by all the rules of content, once', () => {
  const tests = testsOf(['content/seller.mdx', 'content/home.yaml']);
  expect(tests).toContain('tests/tools/checks/prose/wording.test.ts');
  expect(new Set(tests).size).toBe(tests.length);
});
