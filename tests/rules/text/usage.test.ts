import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { asksUsage, optionFault } from '../../../src/rules/text/usage.ts';

describe('asksUsage', () => {
  test.each([
    [['-h'], true],
    [['--help'], true],
    [['content/career', '--aide'], true],
    [[], false],
    [['--write', 'aide'], false],
  ])('%j: %s', (args, expected) => {
    expect(asksUsage(args)).toBe(expected);
  });
});

describe('optionFault', () => {
  const refusal = (...args: string[]) => {
    try {
      parseArgs({ args, options: { write: { type: 'boolean' }, keep: { type: 'string' } } });
    } catch (error) {
      return optionFault(error);
    }
    throw new Error('nothing was refused');
  };

  test.each([
    [['--wirte'], 'l’option --wirte n’existe pas'],
    [['-x'], 'l’option -x n’existe pas'],
    [['--write=oui'], 'l’option --write s’écrit autrement'],
    [['--keep'], 'l’option --keep s’écrit autrement'],
  ])('%j: %s', (args, expected) => {
    expect(refusal(...args)).toBe(expected);
  });

  test('an error that is no refusal of the parser', () => {
    expect(optionFault(new Error('disque plein'))).toBeUndefined();
    expect(optionFault(new TypeError('x is not a function'))).toBeUndefined();
  });
});
