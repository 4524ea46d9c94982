import { afterEach, expect, test, vi } from 'vitest';
import { giveFile, saveFile } from '../../../../src/browser/tutorial/end/give-file.ts';
import { silence } from '../../page.ts';

const FILE = new File(['x'], 'pagne-python.png', { type: 'image/png' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('the device’s own sheet takes the file', async () => {
  const sheet = sheetThat(async () => {});
  const saved = saves();
  expect(await giveFile(FILE)).toBe('given');
  expect(sheet).toHaveBeenCalledWith({ files: [FILE] });
  expect(saved).toEqual([]);
});

test('a sheet that is closed saves nothing', async () => {
  sheetThat(() => Promise.reject(new DOMException('', 'AbortError')));
  const saved = saves();
  expect(await giveFile(FILE)).toBe('given');
  expect(saved).toEqual([]);
});

test('a sheet that fails, or takes no such file: it is saved under its name', async () => {
  silence();
  const saved = saves();
  sheetThat(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await giveFile(FILE)).toBe('saved');
  const sheet = sheetThat(async () => {}, false);
  expect(await giveFile(FILE)).toBe('saved');
  expect(sheet).not.toHaveBeenCalled();
  expect(saved).toEqual(['pagne-python.png', 'pagne-python.png']);
});

test('a file that is saved can be read by the browser', async () => {
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(FILE);
  const [link] = links.mock.contexts as HTMLAnchorElement[];
  expect(await (await fetch(link?.href ?? '')).text()).toBe('x');
});

/** The names under which files are saved from here on. */
function saves(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

function sheetThat(answers: () => Promise<void>, takes = true) {
  const sheet = vi.fn(answers);
  for (const [name, value] of [
    ['share', sheet],
    ['canShare', () => takes],
  ] as const) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return sheet;
}
