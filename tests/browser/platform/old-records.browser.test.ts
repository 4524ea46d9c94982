import { expect, test, vi } from 'vitest';
import { eraseOldRecords } from '../../../src/browser/platform/old-records.ts';
import { blockStorage, silence } from '../page.ts';

const KEPT_COOKIES = ['rgpd_consent', 'visitorId', 'XSRF-TOKEN'];
const KEPT_RECORDS = ['rgpd_consent', 'LastRessourcesViews', 'places', 'readSteps', 'theme'];

test('erases the user id, the preferences cookie and the cookie preferences, no more (H13)', async () => {
  for (const name of [...KEPT_COOKIES, 'userId', 'userPreferences']) {
    await cookieStore.set(name, 'a');
  }
  for (const key of [...KEPT_RECORDS, 'userId', 'cookiePreferences'])
    localStorage.setItem(key, 'a');
  eraseOldRecords();
  const names = (await cookieStore.getAll()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(KEPT_COOKIES.toSorted());
  expect(Object.keys(localStorage).toSorted()).toEqual(KEPT_RECORDS.toSorted());
});

test('those of the main domain too, and no other domain (H13)', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  eraseOldRecords('jangal.sn');
  const names = written.mock.calls.map(([text]) => text.replace(/=.*; Secure/, ''));
  expect(names).toEqual([
    'userId',
    'userId; Domain=jangal.sn',
    'userPreferences',
    'userPreferences; Domain=jangal.sn',
  ]);
});

test('B-002 a blocked storage breaks nothing', () => {
  silence();
  blockStorage('localStorage');
  expect(eraseOldRecords).not.toThrow();
});
