import { expect, test } from 'vitest';
import {
  COURSE_VERSION,
  ENDPOINTS,
  LEGACY_VERSION,
  VISITOR_HEADER,
  XSRF_HEADER,
} from '../../src/wire/endpoints.ts';

/** The calls, letter for letter, with their statuses (N1). */
test.each([
  { name: 'categories', service: 'course', call: 'GET /getCategoriesNamesOnly', success: 200 },
  { name: 'courses', service: 'course', call: 'GET /course', success: 200 },
  { name: 'courseDetails', service: 'course', call: 'GET /courseDetails', success: 200 },
  { name: 'courseSections', service: 'course', call: 'GET /courseSections', success: 200 },
  { name: 'subscriptions', service: 'account', call: 'GET /user/subscriptions', success: 200 },
  { name: 'login', service: 'auth', call: 'POST /api/login', success: 201 },
  { name: 'logout', service: 'auth', call: 'POST /api/logOut', success: 200 },
  { name: 'sendMessage', service: 'provider', call: 'POST /v3/sendMessage', success: 200 },
] as const)('« $call » on the $service host succeeds with $success', (row) => {
  const { method, path, ...rest } = ENDPOINTS[row.name];
  expect(`${method} ${path}`).toBe(row.call);
  expect(rest).toEqual({ service: row.service, success: row.success });
});

test('the product makes these eight calls and no other', () => {
  expect(Object.keys(ENDPOINTS)).toHaveLength(8);
});

test('« default course version 2 »; version 1 is the legacy one', () => {
  expect([COURSE_VERSION, LEGACY_VERSION]).toEqual(['2', '1']);
});

test('« header x-visitor-id », « header X-XSRF-TOKEN »', () => {
  expect([VISITOR_HEADER, XSRF_HEADER]).toEqual(['x-visitor-id', 'X-XSRF-TOKEN']);
});
