import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { optionFault } from '../../../src/tools/command/option-fault.ts';

const OPTIONS = { keep: { type: 'string', short: 'k' }, list: { type: 'boolean' } } as const;

/** What Node throws. */
function errorOf(args: string[]): Error {
  try {
    parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error as Error;
  }
  throw new Error(`« ${args.join(' ')} » was read`);
}

test.each([
  { args: ['--garder'], says: '--garder : cette option n’existe pas.' },
  { args: ['--garder=5'], says: '--garder : cette option n’existe pas.' },
  { args: ['a', '-x'], says: '-x : cette option n’existe pas.' },
  { args: ['--list=oui'], says: '--list : cette option ne s’écrit pas ainsi.' },
  { args: ['--keep', '--list'], says: '--keep : cette option ne s’écrit pas ainsi.' },
])('$args: $says', ({ args, says }) => {
  expect(optionFault(errorOf(args))).toBe(says);
});

test('a short option without its value is named', () => {
  expect(optionFault(errorOf(['-k']))).toMatch(/^-k : cette option ne s’écrit pas ainsi\.$/);
});
