import { expect, test } from 'vitest';
import { runProgram } from '../../../../support/program.ts';

const prose = (name: string) => runProgram('src/tools/checks/prose/style/cli.ts', [name]);

test('a tutorial is told rule by rule, with its figure and the places to go back to', () => {
  const { status, stdout } = prose('content/tutorials/css/');
  expect(status).toBe(0);
  const [title, ...lines] = stdout.trimEnd().split('\n');
  expect(title).toBe('content/tutorials/css');
  expect(lines.filter((line) => /^[✓✗] .+ : .+ \(.+\)$/.test(line))).toHaveLength(7);
  for (const line of lines.filter((one) => !/^[✓✗·]/.test(one))) {
    expect(line).toMatch(/^ {2}(?:→ |content\/tutorials\/css\/\d-\w+\.mdx:\d+ : )./);
  }
});

test('a name that is no tutorial is refused, with the usage', () => {
  const { status, stderr } = prose('content/tutorials/cobol');
  expect(status).toBe(1);
  expect(stderr).toContain('content/tutorials/cobol n’existe pas.');
  expect(stderr).toContain('Usage : npm run prose');
});

test('--aide says how it is used', () => {
  expect(prose('--aide').stdout).toMatch(/^Usage : npm run prose/);
});
