import { expect, test } from 'vitest';
import { readSettings as readBuildSettings } from '../../../src/build/settings.ts';
import {
  DEFAULT_API_PORT,
  DEFAULT_SITE_NAME,
  DEFAULT_SITE_PORT,
} from '../../../src/rules/site/defaults.ts';
import { readSettings as readApiSettings } from '../../../src/tools/local-api/settings.ts';

test('the site and the local API find each other when nothing is set', () => {
  const { urls, texts } = readBuildSettings({});
  const { port, siteOrigin, siteName } = readApiSettings({});
  expect(port).toBe(DEFAULT_API_PORT);
  expect(urls.PUBLIC_COURSE_API_URL).toBe(`http://localhost:${port}`);
  expect(siteOrigin).toBe(`http://localhost:${DEFAULT_SITE_PORT}`);
  expect(urls.PUBLIC_TRAINING_URL).toBe(siteOrigin);
  expect([siteName, texts.PUBLIC_SITE_NAME]).toEqual([DEFAULT_SITE_NAME, DEFAULT_SITE_NAME]);
});
