import { describe, expect, test } from 'vitest';
import { wrapText } from '../../../src/rules/text/wrap.ts';

describe('a text in lines of 10 letters, as few and as even as can be', () => {
  test.each([
    { text: 'Python', lines: ['Python'] },
    { text: 'un deux', lines: ['un deux'] },
    { text: 'un deux trois', lines: ['un deux', 'trois'] },
    { text: 'aa bb cc dd', lines: ['aa bb', 'cc dd'] },
    { text: 'aaaa bbbb cccc dddd', lines: ['aaaa bbbb', 'cccc dddd'] },
    { text: 'anticonstitutionnel', lines: ['anticonstitutionnel'] },
    { text: 'un anticonstitutionnel', lines: ['un', 'anticonstitutionnel'] },
    { text: 'en\u00A0wolof et en\u00A0anglais', lines: ['en\u00A0wolof', 'et', 'en\u00A0anglais'] },
    { text: '', lines: [''] },
  ])('« $text »: $lines', ({ text, lines }) => {
    expect(wrapText(text, 100, (line) => line.length * 10)).toEqual(lines);
  });
});
