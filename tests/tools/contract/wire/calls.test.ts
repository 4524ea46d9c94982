import { expect, test } from 'vitest';
import { CALLS } from '../../../../src/tools/contract/wire/calls.ts';
import { ENDPOINTS } from '../../../../src/wire/endpoints.ts';

test('every endpoint has its call, under its own name (N1)', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    expect(Object.entries(CALLS).find(([own]) => own === name)?.[1].endpoint).toBe(endpoint);
  }
});

test('the one call that is no endpoint of its own is the first version of the courses (N3)', () => {
  const more = Object.keys(CALLS).filter((name) => !Object.hasOwn(ENDPOINTS, name));
  expect(more).toEqual(['videos']);
  expect(CALLS.videos.query.version).toBe('1');
});

test('what is posted has a success of its own among no other status', () => {
  for (const { endpoint, statuses } of Object.values(CALLS)) {
    expect(statuses.map(({ status }) => status)).not.toContain(endpoint.success);
  }
});
