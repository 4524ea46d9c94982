import { expect, test, vi } from 'vitest';
import { fingerprint } from '../../../src/browser/platform/fingerprint.ts';

test('the hash of this browser, always the same; nobody is called', async () => {
  const fetch = vi.spyOn(window, 'fetch');
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const beacon = vi.spyOn(navigator, 'sendBeacon');
  const hash = await fingerprint();
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(await fingerprint()).toBe(hash);
  for (const call of [fetch, open, beacon]) expect(call).not.toHaveBeenCalled();
});
