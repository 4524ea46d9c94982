import { describe, expect, test } from 'vitest';
import { decodeLegacyState, encodeLegacyState } from '../../src/wire/legacy.ts';
import { ORIGIN, POLLUTION } from './samples.ts';

const STATE = {
  id: 'pack-web',
  title: 'Pack Web',
  description: 'Trois vidéos.',
  banner: '/media/covers/pack-web.svg',
};
const { banner: bannerUrl, ...TEXTS } = STATE;
const COURSE = { ...TEXTS, bannerUrl };

describe('the navigation state holds banner, description, title and id (L2)', () => {
  test('what is kept is read back', () => {
    expect(encodeLegacyState(COURSE)).toEqual(STATE);
    expect(decodeLegacyState(STATE, ORIGIN)).toEqual(COURSE);
    const stored = JSON.stringify(encodeLegacyState({ ...COURSE, bannerUrl: undefined }));
    expect(decodeLegacyState(JSON.parse(stored), ORIGIN)?.bannerUrl).toBeUndefined();
  });

  test.each([
    { why: 'the title alone matters', given: { id: 'a', title: ' A ' }, title: 'A' },
    {
      why: 'a description of another kind',
      given: { ...STATE, description: 7 },
      title: 'Pack Web',
    },
    { why: 'more than is asked', given: { ...STATE, price: 0, videos: [] }, title: 'Pack Web' },
  ])('$why', ({ given, title }) => {
    const course = decodeLegacyState(given, ORIGIN);
    expect(course).toMatchObject({ title });
    expect(Object.keys(course ?? {})).toEqual(['id', 'title', 'description', 'bannerUrl']);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/.//evil.tld/a.png',
    'http://a.b/c',
    7,
  ])('a banner at %j is no banner', (banner) => {
    expect(decodeLegacyState({ ...STATE, banner }, ORIGIN)).toEqual(TEXTS);
  });

  test.each([
    undefined,
    null,
    '',
    'a'.repeat(4_000_000),
    Number.POSITIVE_INFINITY,
    [],
    [STATE],
    {},
    { id: 'a' },
    { title: 'A' },
    { ...STATE, id: 7 },
    { ...STATE, id: '' },
    { ...STATE, title: '  ' },
    { ...STATE, title: {} },
    POLLUTION,
    // The state of /v2/course, under the same key.
    { id: 'a', nom: 'A', category: 'B', description: '', pricing: '0' },
  ])('a record that names no course is none', (record) => {
    expect(decodeLegacyState(record, ORIGIN)).toBeUndefined();
  });
});
