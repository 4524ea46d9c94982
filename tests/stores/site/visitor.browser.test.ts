import { beforeEach, expect, test, vi } from 'vitest';
import { keepChoice } from '../../../src/browser/choice/consent.ts';
import { visitorId } from '../../../src/browser/choice/visitor.ts';
import { fingerprint } from '../../../src/browser/platform/fingerprint.ts';
import { forgetVisitor, identifyVisitor } from '../../../src/stores/site/visitor.ts';
import { silence } from '../../browser/page.ts';

vi.mock(import('../../../src/browser/platform/fingerprint.ts'), { spy: true });

const HASH = '0123456789abcdef0123456789abcdef';

beforeEach(() => {
  silence();
  vi.mocked(fingerprint).mockReset().mockResolvedValue(HASH);
});

test.each([undefined, false])('choice %s: nothing is computed', async (choice) => {
  if (choice !== undefined) keepChoice(choice);
  await identifyVisitor();
  expect(fingerprint).not.toHaveBeenCalled();
  expect(visitorId()).toBe('null');
});

test('accepted: computed once, and stored', async () => {
  keepChoice(true);
  await identifyVisitor();
  await identifyVisitor();
  expect(fingerprint).toHaveBeenCalledOnce();
  expect(visitorId()).toBe(HASH);
  forgetVisitor();
  expect(visitorId()).toBe('null');
});

test('B-135 fpThrowsOnce: « retried once »', async () => {
  keepChoice(true);
  vi.mocked(fingerprint).mockRejectedValueOnce(new Error('canvas'));
  await identifyVisitor();
  expect(visitorId()).toBe(HASH);
});

test.each([
  { id: 'B-136 fpThrowsTwice', error: new Error('canvas') },
  { id: 'B-137 fpBlocked', error: new TypeError('Failed to fetch dynamically imported module') },
])('$id: the header is then sent as null (V10)', async ({ error }) => {
  keepChoice(true);
  vi.mocked(fingerprint).mockRejectedValue(error);
  await identifyVisitor();
  expect(fingerprint).toHaveBeenCalledTimes(2);
  expect(visitorId()).toBe('null');
});

test('withdrawn while it is computed: nothing is stored', async () => {
  keepChoice(true);
  vi.mocked(fingerprint).mockImplementation(async () => {
    keepChoice(false);
    return HASH;
  });
  await identifyVisitor();
  expect(visitorId()).toBe('null');
});
