import { afterEach, expect, test, vi } from 'vitest';
import { share } from '../../../../src/browser/tutorial/end/share.ts';
import { silence } from '../../page.ts';

const ADDRESS = 'https://formation.example/ressources/python';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('the device’s own sheet takes the words and the address', async () => {
  const sheet = sheetThat(async () => {});
  expect(await share('Fini :', ADDRESS)).toBe('given');
  expect(sheet).toHaveBeenCalledWith({ text: 'Fini :', url: ADDRESS });
});

test('a sheet that is closed is no failure', async () => {
  sheetThat(() => Promise.reject(new DOMException('', 'AbortError')));
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  expect(await share('', ADDRESS)).toBe('given');
  expect(copied).not.toHaveBeenCalled();
});

test('a sheet that fails: the address is copied', async () => {
  silence();
  sheetThat(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await share('', ADDRESS)).toBe('copied');
  expect(copied).toHaveBeenCalledWith(ADDRESS);
});

test('without a clipboard either, it says so', async () => {
  silence();
  sheetThat(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
  expect(await share('', ADDRESS)).toBe('refused');
});

function sheetThat(answers: () => Promise<void>) {
  const sheet = vi.fn(answers);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
}
