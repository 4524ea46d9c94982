import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { french } from '../../../src/rules/text/typography.ts';

describe('groups of three digits, and a number with its unit', () => {
  test.each([
    ['25 000', '25\u202F000'],
    ['1 500 000 habitants', '1\u202F500\u202F000 habitants'],
    ['de 10 000 à 25 000 FCFA', 'de 10\u202F000 à 25\u202F000\u00A0FCFA'],
    ['10 000, 20 000', '10\u202F000, 20\u202F000'],
    ['(5 000 FCFA)', '(5\u202F000\u00A0FCFA)'],
    ['12 345,67 kg', '12\u202F345,67\u00A0kg'],
    ['25 000 %', '25\u202F000\u202F%'],
    ['20 h 30', '20\u00A0h\u00A030'],
    ['de 8 h à 12 h.', 'de 8\u00A0h à 12\u00A0h.'],
    ['8 h-12 h', '8\u00A0h-12\u00A0h'],
    ['1 h 05 min', '1\u00A0h\u00A005\u00A0min'],
    ['5,8 Mo, 300 Ko, 12 ko, 2 Go', '5,8\u00A0Mo, 300\u00A0Ko, 12\u00A0ko, 2\u00A0Go'],
    ['3 Mo/s', '3\u00A0Mo/s'],
    ['70 km à 60 km/h', '70\u00A0km à 60\u00A0km/h'],
    ['16 px et 200 ms', '16\u00A0px et 200\u00A0ms'],
    ['pendant 2 s', 'pendant 2\u00A0s'],
    ['la loi n° 2008-12', 'la loi n°\u00A02008-12'],
    ['le n° de la loi', 'le n° de la loi'],
    ["tape 3 s'il le faut", 'tape 3 s’il le faut'],
    ['2 h 300 lignes', '2\u00A0h 300 lignes'],
    ['25\u202F000 FCFA', '25\u202F000\u00A0FCFA'],
  ])('« %s » becomes « %s »', (typed, shown) => {
    expect(french(typed)).toBe(shown);
  });

  test('a whole number, grouped by hand, is one word; its digits stay', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        const typed = String(number).replace(/\B(?=(\d{3})+$)/g, ' ');
        const shown = french(`Prix de ${typed} FCFA par mois`);
        expect(shown.split(' ')).toHaveLength(5);
        expect(shown.replace(/[\u202F\u00A0]/g, ' ')).toBe(`Prix de ${typed} FCFA par mois`);
      }),
    );
  });
});

describe('U+202F before ; ! ? %, U+00A0 before : and inside « », U+2019, …', () => {
  test.each([
    ['Bonjour !', 'Bonjour\u202F!'],
    ['Pourquoi ? Parce que ; voilà.', 'Pourquoi\u202F? Parce que\u202F; voilà.'],
    ['Quoi ?!', 'Quoi\u202F?!'],
    ['70 % pour vous', '70\u202F% pour vous'],
    ['Langue : wolof', 'Langue\u00A0: wolof'],
    ['Il dit « bonjour ».', 'Il dit «\u00A0bonjour\u00A0».'],
    ['Il dit «bonjour».', 'Il dit «\u00A0bonjour\u00A0».'],
    ["Aujourd'hui, l'école", 'Aujourd’hui, l’école'],
    ["l'« objet »", 'l’«\u00A0objet\u00A0»'],
    ["affiche ce qu'", 'affiche ce qu’'],
    ["L'", 'L’'],
    ['Chargement des categories...', 'Chargement des categories…'],
    [
      "Vous cherchez quelle formation aujourd'hui ?",
      'Vous cherchez quelle formation aujourd’hui\u202F?',
    ],
    ['', ''],
  ])('« %s » becomes « %s »', (typed, shown) => {
    expect(french(typed)).toBe(shown);
  });

  test.each([
    'https://exemple.sn/cours?nom=a;b!c',
    'http://localhost:4321/#a:b',
    'mailto:a@b.sn',
    'à 20:30',
    'a ? b'.replace(' ?', '\u202F?'),
    "rock 'n' roll",
    "expected 'int'",
    "'s'",
    '5 x 3 = 15, 100%',
    '🎓 شكرا',
  ])('« %s » stays as it is', (text) => {
    expect(french(text)).toBe(text);
  });

  test.each([
    'https://exemple.sn/25?a=10',
    'à 10:30',
    '=SOMME(B2:B5)',
    "' OR 1=1 --",
    '1 / 4',
    '"5000" + 12',
    'a=10 000',
    '77 123 45 67',
    '12 34 567 890',
    '+221 77 123 45 67',
    '2026-11-20 100',
    'en 2024 300 personnes',
    '0,125 000',
    'v2 500',
    '1 5000',
    '12 34',
    '3 hommes, 2 minutes et 4 secondes',
    'le mot Go, la lettre h',
    'range 3 min(a)',
    'B2 km',
  ])('no group of digits and no unit: « %s » stays as it is', (text) => {
    expect(french(text)).toBe(text);
  });

  test('a text that is set already is not set again', () => {
    const signs = fc.constantFrom(
      ...[' ', '\u00A0', '\u202F', ..."«»:;!?%'’.…,/-+"],
      ...['a', 'é', '1', '000', '25', 'h', 's', 'FCFA', 'Mo', 'min'],
    );
    const texts = fc.oneof(
      fc.array(signs).map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(french(french(text))).toBe(french(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test('« Addresses keep their colon »: an address goes through unharmed', () => {
    const addresses = fc
      .webUrl({ withQueryParameters: true, withFragments: true })
      .filter((url) => !/'|\.\.\./.test(url));
    fc.assert(
      fc.property(addresses, (url) => {
        expect(french(url)).toBe(url);
      }),
    );
  });
});
