import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkMessage,
  draftOf,
  isMessageType,
  isSameMessage,
  MESSAGE_TYPES,
  messageLabel,
  messagePage,
  missingText,
} from '../../../src/rules/site/message.ts';

const good = { name: 'Awa', phone: '', message: 'La vidéo ne démarre pas.' };

describe('the message has at least 20 characters (F3)', () => {
  test.each([
    { what: 'spaces', message: ' '.repeat(40), missing: 20 },
    { what: 'six letters', message: 'abcdef', missing: 14 },
    { what: '19 letters', message: 'a'.repeat(19), missing: 1 },
    { what: '20 letters', message: 'a'.repeat(20), missing: 0 },
    { what: '19 letters between spaces', message: `  ${'a'.repeat(19)}\n`, missing: 1 },
    { what: '19 emoji, twice as many code units', message: '🎓'.repeat(19), missing: 1 },
    { what: '20 emoji', message: '🎓'.repeat(20), missing: 0 },
    { what: '20 letters with spaces inside', message: 'Je ne vois rien ici.', missing: 0 },
  ])('$what: $missing are missing', ({ message, missing }) => {
    expect(missingText(message)).toBe(missing > 0 ? `il en manque ${missing}` : '');
  });

  test('what is missing is never negative, nor more than all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(missingText(message)).toMatch(/^(?:il en manque (?:[1-9]|1\d|20))?$/);
      }),
    );
  });
});

describe('the name and the message are required, the phone is optional (F3)', () => {
  test.each([
    [{}, good],
    [{}, { ...good, phone: '+221 77 000 00 00' }],
    [{ name: 'Écrivez votre nom.' }, { ...good, name: '' }],
    [{ name: 'Écrivez votre nom.' }, { ...good, name: ' \t' }],
    [{ message: 'Écrivez au moins 20 caractères.' }, { ...good, message: 'Trop court ici' }],
    [{ name: 'Écrivez 200 caractères au plus.' }, { ...good, name: 'a'.repeat(201) }],
    [{ phone: 'Écrivez 40 caractères au plus.' }, { ...good, phone: '7'.repeat(41) }],
    [{ message: 'Écrivez 5000 caractères au plus.' }, { ...good, message: 'a'.repeat(5_001) }],
    [
      {
        name: 'Écrivez votre nom.',
        message: 'Écrivez au moins 20 caractères.',
      },
      { name: '', phone: '', message: '' },
    ],
  ])('%j', (errors, given) => {
    expect(checkMessage(given)).toEqual(errors);
  });

  test('the longest texts that are allowed are', () => {
    const longest = { name: 'a'.repeat(200), phone: '7'.repeat(40), message: 'a'.repeat(5_000) };
    expect(checkMessage(longest)).toEqual({});
  });
});

test('the menu offers three kinds of message (F2)', () => {
  expect(MESSAGE_TYPES.map(({ type }) => [type, messageLabel(type)])).toEqual([
    ['probleme', 'Signaler un problème'],
    ['avis', 'Partager son avis'],
    ['aide', "Demander de l'aide"],
  ]);
  expect(['avis', 'Avis', '', undefined, '__proto__'].filter(isMessageType)).toEqual(['avis']);
});

describe('the draft', () => {
  const draft = { ...good, type: 'aide' };

  test('comes back as it was', () => {
    expect(draftOf(draft)).toEqual(draft);
    expect(draftOf(JSON.parse(JSON.stringify({ ...draft, more: 1 })))).toEqual(draft);
  });

  test.each([
    undefined,
    null,
    0,
    'a text',
    [],
    ['name', 'phone', 'message', 'type'],
    { ...draft, name: 1 },
    { ...draft, message: null },
    { ...draft, phone: ['77'] },
    { ...draft, type: 'autre' },
    { name: 'Awa' },
    JSON.parse(`{"__proto__":${JSON.stringify(draft)}}`),
  ])('%j is none', (record) => {
    expect(draftOf(record)).toEqual({ name: '', phone: '', message: '', type: 'avis' });
  });

  test('of any JSON at all is four texts, one of them a type', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record(anyDraft(), { requiredKeys: [] })),
        (record) => {
          const { type, ...texts } = draftOf(record);
          expect(isMessageType(type)).toBe(true);
          expect(Object.keys(texts)).toEqual(['name', 'phone', 'message']);
          expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
        },
      ),
    );
  });

  test('of any texts keeps every one of them', () => {
    const text = fc.string({ unit: 'binary' });
    const type = fc.constantFrom(...MESSAGE_TYPES.map((one) => one.type));
    fc.assert(
      fc.property(fc.record({ name: text, phone: text, message: text, type }), (written) => {
        expect(draftOf(JSON.parse(JSON.stringify(written)))).toEqual(written);
      }),
    );
  });

  function anyDraft() {
    const value = fc.oneof(fc.string(), fc.jsonValue());
    return { name: value, phone: value, message: value, type: value };
  }
});

test('two messages are the same when all three fields are', () => {
  expect(isSameMessage(good, { ...good })).toBe(true);
  for (const key of ['name', 'phone', 'message'] as const) {
    expect(isSameMessage(good, { ...good, [key]: 'autre' })).toBe(false);
  }
});

test.each([
  ['/', '/', '', undefined],
  ['/v2/course?formationId=a', '/v2/course', '?formationId=a', undefined],
  ['/ressources/sql?tabs=intro', '/ressources/sql', '', 'intro'],
  ['/ressources/sql?tabs=exos', '/ressources/sql', '?tabs=no&x=1', 'exos'],
])('the page of a message: %s', (page, pathname, search, step) => {
  expect(messagePage({ pathname, search }, step)).toBe(page);
});

test('the page of a message is never longer than the service takes', () => {
  expect(messagePage({ pathname: '/', search: `?${'a'.repeat(5_000)}` })).toHaveLength(2_000);
});
