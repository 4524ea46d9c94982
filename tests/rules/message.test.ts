import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMessage, MESSAGE_MIN_CHARS, missingChars } from '../../src/rules/message.ts';

const good = { name: 'Awa', phone: '', message: 'La vidéo ne démarre pas.' };

describe('« message required (label says at least 20 characters) » (section 5)', () => {
  test.each([
    { what: 'nothing', message: '', missing: 20 },
    { what: 'spaces', message: ' '.repeat(40), missing: 20 },
    { what: 'six letters', message: 'abcdef', missing: 14 },
    { what: '19 letters', message: 'a'.repeat(19), missing: 1 },
    { what: '20 letters', message: 'a'.repeat(20), missing: 0 },
    { what: '19 letters between spaces', message: `  ${'a'.repeat(19)}\n`, missing: 1 },
    { what: '19 emoji, twice as many code units', message: '🎓'.repeat(19), missing: 1 },
    { what: '20 emoji', message: '🎓'.repeat(20), missing: 0 },
    { what: '20 letters with spaces inside', message: 'Je ne vois rien ici.', missing: 0 },
  ])('$what: $missing are missing', ({ message, missing }) => {
    expect(missingChars(message)).toBe(missing);
  });

  test('what is missing is never negative, nor more than all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(missingChars(message)).toBeGreaterThanOrEqual(0);
        expect(missingChars(message)).toBeLessThanOrEqual(MESSAGE_MIN_CHARS);
      }),
    );
  });
});

describe('« name required, message required, phone optional » (section 5)', () => {
  test.each([
    { given: good, errors: {} },
    { given: { ...good, phone: '+221 77 000 00 00' }, errors: {} },
    { given: { ...good, name: '' }, errors: { name: 'Écrivez votre nom.' } },
    { given: { ...good, name: ' \t' }, errors: { name: 'Écrivez votre nom.' } },
    {
      given: { ...good, message: 'Trop court ici' },
      errors: { message: 'Écrivez au moins 20 caractères (il en manque 6).' },
    },
    {
      given: { ...good, name: 'a'.repeat(201) },
      errors: { name: 'Écrivez 200 caractères au plus.' },
    },
    {
      given: { ...good, phone: '7'.repeat(41) },
      errors: { phone: 'Écrivez 40 caractères au plus.' },
    },
    {
      given: { ...good, message: 'a'.repeat(5_001) },
      errors: { message: 'Écrivez 5000 caractères au plus.' },
    },
    {
      given: { name: '', phone: '', message: '' },
      errors: {
        name: 'Écrivez votre nom.',
        message: 'Écrivez au moins 20 caractères (il en manque 20).',
      },
    },
  ])('$errors', ({ given, errors }) => {
    expect(checkMessage(given)).toEqual(errors);
  });

  test('the longest texts that are allowed are', () => {
    const longest = { name: 'a'.repeat(200), phone: '7'.repeat(40), message: 'a'.repeat(5_000) };
    expect(checkMessage(longest)).toEqual({});
  });
});
