import { expect, test } from 'vitest';
import { line, quoted } from '../../../src/workshop/frame/console.ts';

test('values of a line are separated by spaces, a text as it is', () => {
  expect(line(['Awa', 12, ['mil'], document.createElement('h1')])).toBe("Awa 12 [ 'mil' ] <h1>");
});

test('what a test got is told apart from a number by its quotes', () => {
  expect([quoted('12'), quoted(12), quoted(null)]).toEqual(["'12'", '12', 'null']);
  expect(quoted(new RangeError('trop'))).toBe('RangeError: trop');
});
