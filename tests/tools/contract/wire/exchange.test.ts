import { expect, test } from 'vitest';
import { ANNOUNCED_HEADERS, CACHES } from '../../../../src/tools/contract/wire/exchange.ts';

test.each([
  { cache: 'shared', header: 'no-cache', isRight: true },
  { cache: 'shared', header: 'public, max-age=5', isRight: true },
  { cache: 'shared', header: 'public, max-age=600', isRight: false },
  { cache: 'shared', header: '', isRight: false },
  { cache: 'private', header: 'private, no-cache', isRight: true },
  { cache: 'private', header: 'no-store', isRight: true },
  { cache: 'private', header: 'no-cache', isRight: false },
  { cache: 'none', header: 'no-store', isRight: true },
  { cache: 'none', header: 'public, max-age=5', isRight: false },
] as const)('« $header » for $cache: $isRight', ({ cache, header, isRight }) => {
  expect(CACHES[cache].allows(header)).toBe(isRight);
});

test('what makes a call more than a simple one is announced', () => {
  expect(ANNOUNCED_HEADERS).toEqual(['content-type', 'x-visitor-id', 'X-XSRF-TOKEN']);
});
