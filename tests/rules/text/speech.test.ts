import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunks, pickVoice, SPEECH } from '../../../src/rules/text/speech.ts';

const words = (count: number, word = 'mot') => Array.from({ length: count }, () => word).join(' ');

test('reads in fr-FR at rate 1 (D16)', () => {
  expect(SPEECH).toEqual({ lang: 'fr-FR', rate: 1 });
});

describe('a text is read sentence by sentence', () => {
  test.each([
    ['a full stop', 'Un. Deux.', ['Un.', 'Deux.']],
    ['a question', 'Un\u202F? Deux', ['Un\u202F?', 'Deux']],
    ['a question, plainly typed', 'Un ? Deux ! Trois', ['Un ?', 'Deux !', 'Trois']],
    ['an ellipsis', 'Un… Deux... Trois', ['Un…', 'Deux...', 'Trois']],
    ['a quotation', '«\u00A0Un.\u00A0» Deux.', ['«\u00A0Un.\u00A0»', 'Deux.']],
    ['a quotation, plainly typed', '« Un. » Deux.', ['« Un. »', 'Deux.']],
    ['a parenthesis', 'Un (deux.) Trois', ['Un (deux.)', 'Trois']],
    ['a line', 'Titre\nUn\r\n\r\n- deux', ['Titre', 'Un', '- deux']],
    ['spaces and tabs', '  Un.\t  Deux  trois ', ['Un.', 'Deux trois']],
    ['nothing at all', '', []],
    ['spaces alone', ' \n\t ', []],
    ['what has no sound', 'Un. --- ... Deux', ['Un.', 'Deux']],
    ['a line without a sound', 'Un\n---\nDeux', ['Un', 'Deux']],
  ])('%s: %s', (_, text, read) => {
    expect(chunks(text)).toEqual(read);
  });

  test.each([
    'Un prix de 1.5 franc',
    'Prenez du pain, du lait, etc. puis partez.',
    '«\u00A0Oui\u202F!\u00A0» dit-elle.',
    'Vraiment ? » dit-elle.',
    'Node.js et l’adresse https://exemple.sn/a.html?b=c',
    '25\u202F000\u00A0FCFA',
  ])('but not cut inside one: %s', (text) => {
    expect(chunks(text)).toEqual([text]);
  });
});

describe('pieces of at most 200 characters (D16)', () => {
  test.each([
    ['200 stay whole', `${words(49)} mots`, [`${words(49)} mots`]],
    ['201 are cut between two words', `${words(49)} motss`, [words(49), 'motss']],
    ['a comma is the better place', `${words(30)}, ${words(30)}`, [`${words(30)},`, words(30)]],
    [
      'a decimal comma is no place',
      `${words(30)} 1,5 ${words(30)}`,
      [`${words(30)} 1,5 ${words(19)}`, words(11)],
    ],
    [
      'a price is never cut',
      `${words(48)} 25\u202F000\u00A0FCFA`,
      [words(48), '25\u202F000\u00A0FCFA'],
    ],
  ])('%s', (_, text, read) => {
    expect(chunks(text)).toEqual(read);
  });

  test('an endless word, which nobody would read, is the only one cut', () => {
    expect(chunks('a'.repeat(450)).map((chunk) => chunk.length)).toEqual([200, 200, 50]);
    expect(chunks('😀a'.repeat(150)).join('')).toBe('😀a'.repeat(150));
  });

  test('whatever the text, nothing is lost but spaces, and no word is cut', () => {
    const word = fc.stringMatching(/^[a-zéÀ]{1,30}[.,;:!?…»]?$/);
    const text = fc.array(fc.tuple(word, fc.constantFrom(' ', '\n', '  ')), { maxLength: 120 });
    fc.assert(
      fc.property(text, (pairs) => {
        const read = chunks(pairs.flat().join(''));
        expect(read.join(' ').split(' ')).toEqual(pairs.length ? pairs.map(([one]) => one) : ['']);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2_000 }), (anything) => {
        for (const chunk of chunks(anything)) expect([...chunk].length).toBeLessThanOrEqual(200);
      }),
    );
  });

  // One that went back at each letter would outlast the patience of a test.
  test.each([
    { why: 'spaces', text: ' '.repeat(1_000_000), count: 0 },
    { why: 'no-break spaces', text: '\u00A0'.repeat(1_000_000), count: 0 },
    { why: 'stops', text: '.'.repeat(1_000_000), count: 0 },
    { why: 'closing quotes', text: `${'.»'.repeat(500_000)} A`, count: 1 },
    { why: 'spaced quotes', text: ' »'.repeat(500_000), count: 0 },
    { why: 'letters', text: 'a'.repeat(1_000_000), count: 5_000 },
    { why: 'lines', text: '\n'.repeat(1_000_000), count: 0 },
    { why: 'sentences', text: 'Il pleut. '.repeat(100_000), count: 100_000 },
  ])('a million characters of $why are read: $count pieces', ({ text, count }) => {
    expect(chunks(text)).toHaveLength(count);
  });
});

describe('prefers a French voice (D16)', () => {
  test.each([
    { voices: ['en-US', 'fr-FR', 'fr-CA'], picked: 'fr-FR' },
    { voices: ['fr-CA', 'fr-FR'], picked: 'fr-FR' },
    { voices: ['fr_CA', 'fr_FR'], picked: 'fr_FR' },
    { voices: ['de-DE', 'FR-fr'], picked: 'FR-fr' },
    { voices: ['en-US', 'fr-SN', 'fr-CA'], picked: 'fr-SN' },
    { voices: ['en-US', 'fr'], picked: 'fr' },
    { voices: ['en-US', 'wo-SN', 'fro', 'frp-FR', 'en-FR', ''], picked: undefined },
    { voices: [], picked: undefined },
  ])('of $voices: $picked', ({ voices, picked }) => {
    expect(pickVoice(voices.map((lang) => voice(lang)))?.lang).toBe(picked);
  });

  test('among equals, the one that works without a network', () => {
    const local = voice('fr-FR');
    expect(pickVoice([voice('fr-FR', false), local, voice('fr-FR')])).toBe(local);
    expect(pickVoice([voice('fr-CA'), voice('fr-FR', false)])?.lang).toBe('fr-FR');
  });
});

function voice(lang: string, localService = true) {
  return { lang, localService };
}
