import { expect, test } from 'vitest';
import { asksUsage } from '../../../src/tools/command/usage.ts';

test.each([
  [['-h'], true],
  [['--help'], true],
  [['content/career', '--aide'], true],
  [[], false],
  [['--write', 'aide'], false],
])('%j asks how a command is used: %s', (args, expected) => {
  expect(asksUsage(args)).toBe(expected);
});
