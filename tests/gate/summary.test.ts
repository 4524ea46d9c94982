import { expect, test } from 'vitest';
import { outcomeOf } from './report.ts';
import { summaryOf } from './summary.ts';

/** As Vitest 5 writes it: a test that passed, one that failed, one left out, a file that could not be loaded. */
const VITEST = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests">
  <testsuite name="tests/a.test.ts" time="2.5">
    <testcase classname="tests/a.test.ts" name="a price is whole" time="2"/>
    <testcase classname="tests/a.test.ts" name="a price &gt; is paid" time="0.5">
      <failure message="
Expected &lt;1&gt;
 at a" type="Error">Error</failure>
    </testcase>
    <testcase classname="tests/a.test.ts" name="a price is left out" time="0"><skipped/></testcase>
  </testsuite>
  <testsuite name="tests/b.test.ts" time="0">
    <testcase classname="tests/b.test.ts" name="tests/b.test.ts" time="0">
      <failure message="no such module" type="Error">Error</failure>
    </testcase>
  </testsuite>
</testsuites>`;

/** As Playwright 1.65 writes it, from its own folder: what takes too long is an error. */
const PLAYWRIGHT = `<testsuites><testsuite name="home.spec.ts">
<testcase name="opens" classname="home.spec.ts" time="0.5"></testcase>
<testcase name="in the dark › is read" classname="home.spec.ts" time="4">
<error message="Test timeout of 90000ms exceeded." type="Error"><![CDATA[ home.spec.ts:3:1 ]]></error>
</testcase>
</testsuite></testsuites>`;

test('the reports of both runners tell what passed, what failed and what was left out', () => {
  const vitest = outcomeOf(VITEST);
  expect(vitest.passed).toBe(1);
  expect(vitest.failures).toEqual([
    { file: 'tests/a.test.ts', title: 'a price > is paid', message: 'Expected <1>' },
    { file: 'tests/b.test.ts', title: 'tests/b.test.ts', message: 'no such module' },
  ]);
  expect(vitest.ran.map(({ title }) => title)).not.toContain('a price is left out');
  expect(outcomeOf(PLAYWRIGHT)).toMatchObject({
    passed: 1,
    failures: [
      {
        file: 'tests/site/home.spec.ts',
        title: 'in the dark › is read',
        message: 'Test timeout of 90000ms exceeded.',
      },
    ],
  });
});

test('a report of thousands of tests is read whole', () => {
  const cases = '<testcase name="a &gt; b &amp; c" time="1"/>'.repeat(20_000);
  const xml = `<testsuites><testsuite name="a">${cases}</testsuite></testsuites>`;
  expect(outcomeOf(xml)).toMatchObject({ passed: 20_000, ran: { 19999: { title: 'a > b & c' } } });
});

test('the end repeats every failure, names the ten slowest files, and counts alone on its last line', () => {
  const seconds = new Map(Array.from({ length: 12 }, (_, index) => [`f${index}`, index / 10]));
  const lines = summaryOf([
    { name: 'règles', took: 3, ...outcomeOf(VITEST) },
    { name: 'site', took: 5, ...outcomeOf(PLAYWRIGHT) },
    { name: 'types', took: 1, passed: 1, failures: [], ran: [], seconds },
  ]);
  expect(lines).toContain('✗ tests/a.test.ts\n    a price > is paid\n    Expected <1>');
  const slowest = lines.indexOf('Fichiers les plus lents :');
  expect(lines.slice(slowest + 1, slowest + 3)).toEqual([
    '    4.5 s  tests/site/home.spec.ts',
    '    2.5 s  tests/a.test.ts',
  ]);
  expect(lines.slice(slowest + 11)[0]).toBe('');
  expect(lines.at(-1)).toBe('3 passed, 3 failed');
});
