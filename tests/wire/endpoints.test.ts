import { expect, test } from 'vitest';
import {
  COURSE_VERSION,
  ENDPOINTS,
  LEGACY_VERSION,
  VISITOR_HEADER,
  XSRF_HEADER,
} from '../../src/wire/endpoints.ts';

test('the product makes these eight calls, letter for letter, each with its success (N1)', () => {
  const calls = Object.entries(ENDPOINTS).map(
    ([name, { service, method, path, success }]) =>
      `${name}: ${method} ${path} on ${service}, ${success}`,
  );
  expect(calls).toEqual([
    'categories: GET /getCategoriesNamesOnly on course, 200',
    'courses: GET /course on course, 200',
    'courseDetails: GET /courseDetails on course, 200',
    'courseSections: GET /courseSections on course, 200',
    'subscriptions: GET /user/subscriptions on account, 200',
    'login: POST /api/login on auth, 201',
    'logout: POST /api/logOut on auth, 200',
    'sendMessage: POST /v3/sendMessage on provider, 200',
  ]);
});

test('« default course version 2 »; version 1 is the legacy one', () => {
  expect([COURSE_VERSION, LEGACY_VERSION]).toEqual(['2', '1']);
});

test('« header x-visitor-id », « header X-XSRF-TOKEN »', () => {
  expect([VISITOR_HEADER, XSRF_HEADER]).toEqual(['x-visitor-id', 'X-XSRF-TOKEN']);
});
