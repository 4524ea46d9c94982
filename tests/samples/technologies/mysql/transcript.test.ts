import { describe, expect, it } from 'vitest';
import { typedIn } from './programs/transcript.ts';

describe('typedIn', () => {
  it.each([
    ['a> SELECT 1;\n1\nb> SELECT 2;', ['a: SELECT 1;', 'b: SELECT 2;']],
    ['a> SELECT 1\nFROM t;\n1\n-- b reprend', ['a: SELECT 1\nFROM t;']],
    ['a> SELECT 1;\n-- a attend', ['a: SELECT 1;']],
    ['a> SELECT 1 \\G\n1: 1', ['a: SELECT 1 \\G']],
    ['x\n1 > 0;', []],
  ])('reads %j', (transcript, expected) => {
    expect(typedIn(transcript).map(({ name, text }) => `${name}: ${text}`)).toEqual(expected);
  });
});
