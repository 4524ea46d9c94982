import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  heardIn,
  passageLabel,
  spoken,
  spokenCode,
  withHeard,
} from '../../../src/rules/tutorial/spoken.ts';

describe('what the voice says (T28)', () => {
  test.each([
    ['text', ' Une  boucle\nrépète. ', 'Une boucle répète.'],
    ['text', ' … ', ''],
    ['code', 'Python', 'Exemple de code : Python.'],
    ['code', '', 'Exemple de code.'],
    ['result', 'Résultat', 'À l’écran : Résultat.'],
    ['picture', 'Une case x', 'Image : Une case x.'],
    ['picture', ' ', 'Image.'],
    ['table', 'Signe, Sens', 'Tableau : Signe, Sens.'],
    ['fold', 'Voir la réponse', 'À ouvrir si tu veux : Voir la réponse.'],
  ] as const)('%s « %s »: « %s »', (kind, text, said) => {
    expect(spoken(kind, text)).toBe(said);
  });

  test.each([
    ['print', 'print'],
    ['x += 1', 'x += 1'],
    ['//', 'ce signe'],
    ['', 'ce signe'],
  ])('`%s` within a sentence: « %s »', (code, said) => {
    expect(spokenCode(code)).toBe(said);
  });

  test('no word of a text is lost, and nothing is said of signs alone', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const said = spoken('text', text);
        const words = text.split(/\s+/).filter(Boolean).join(' ');
        expect(said).toBe(/[\p{L}\p{N}]/u.test(text) ? words : '');
      }),
    );
  });
});

describe('the place of a reading (T29)', () => {
  test.each([
    [{ step: 'bases', passage: 3 }, 3],
    [{ step: 'utils', passage: 3 }, 0],
    [{ step: 'bases', passage: 10 }, 0],
    [{ step: 'bases', passage: -1 }, 0],
    [{ step: 'bases', passage: 1.5 }, 0],
    [{ step: 'bases', passage: '3' }, 0],
    [{ step: 'bases' }, 0],
    [undefined, 0],
    [null, 0],
    ['bases', 0],
    [[], 0],
  ])('%j in ten passages of « bases »: %s', (value, place) => {
    expect(heardIn({ python: value }, 'python', 'bases', 10)).toBe(place);
    expect(heardIn(value, 'python', 'bases', 10)).toBe(0);
  });

  test('is kept for one tutorial, beside those of the others', () => {
    const heard = { step: 'bases', passage: 3 };
    const record = withHeard(withHeard(undefined, 'css', heard), 'python', heard);
    expect(record).toEqual({ css: heard, python: heard });
    expect(heardIn(withHeard(record, 'css', undefined), 'css', 'bases', 10)).toBe(0);
    expect(withHeard([1], 'css', heard)).toEqual({ css: heard });
  });

  test('is told from one', () => {
    expect(passageLabel(2, 24)).toBe('Passage 3 sur 24');
  });
});
