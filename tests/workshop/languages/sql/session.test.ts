import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionOf } from '../../../../src/workshop/languages/sql/session.ts';
import { collect } from '../../../samples/read/collect.ts';

const none = () => '';
const fence = (words: string, code: string) => `\`\`\`sql${words}\n${code}\n\`\`\`\n`;

test('the base comes first, then each sample, hidden ones too (U1)', () => {
  const step = `---\ntitle: a\n---\n\n<Base de="a.sql" />\n\n${fence(' hidden', 'A')}\nTexte.\n\n${fence('', 'B')}`;
  expect(sessionOf(step, (name) => `-- ${name}`)).toEqual(['-- a.sql', 'A\n', 'B\n']);
});

test('what fails, or is not run, leaves nothing (U1)', () => {
  const step = [' fails', ' ignore="PostgreSQL"', ' {2} fails', ''].map((one) => fence(one, 'A'));
  expect(sessionOf(step.join('\n'), none)).toEqual(['', '', '', '', 'A\n']);
});

test.each([
  ['another language', '```sqlite\nA\n```\n'],
  ['a result', '```output\nA\n```\n'],
  ['a sample that is shown in a text', '````text\n```sq\nA\n```\n````\n'],
])('%s is no sample (U1)', (_, step) => {
  expect(sessionOf(step, none)).toEqual(['']);
});

test('a sample in a list loses its indent (U1)', () => {
  expect(sessionOf('- a\n\n  ```sql\n  A\n    B\n  ```\n', none)).toEqual(['', 'A\n  B\n']);
});

test('the samples are those that the runner plays before each, in the same order (U1)', () => {
  const source = readFileSync('tests/samples/fixtures/sql/good.mdx', 'utf8');
  const { samples } = collect('content/tutorials/essai/3-bases.mdx', source);
  const session = sessionOf(source, none);
  expect(session).toHaveLength(samples.length + 1);
  for (const [at, { chain }] of samples.entries())
    expect(session.slice(0, at + 1).filter(Boolean)).toEqual(chain.map(({ text }) => `${text}\n`));
});

test('no text stops it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(sessionOf(text, none)[0]).toBe('');
    }),
  );
});
