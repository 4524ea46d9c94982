import { expect, test } from 'vitest';
import notices from '../../../src/components/shell/Notices.astro?raw';
import { loadPart } from '../../../src/stores/site/part.ts';
import { markupOf, setOnline } from '../../browser/page.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: /_astro/a.js');
const toast = () => document.querySelector('.toast')?.textContent.trim();

test('a part that comes is handed over', async () => {
  const part = { run: () => 7 };
  expect(await loadPart(async () => part)).toBe(part);
});

test('a part that does not come without network: the visitor is told, nothing is thrown (X7)', async () => {
  document.body.innerHTML = markupOf(notices);
  setOnline(false);
  expect(await loadPart(() => Promise.reject(GONE))).toBeUndefined();
  await expect.poll(toast).toBe('Cette action demande une connexion à Internet.');
});

test('a part that is gone: the program of the page hears of it (X5)', async () => {
  const heard = new Promise((resolve) => {
    window.addEventListener(
      'unhandledrejection',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        resolve(event.reason);
      },
      { once: true, capture: true },
    );
  });
  expect(await loadPart(() => Promise.reject(GONE))).toBeUndefined();
  expect(await heard).toBe(GONE);
  expect(toast()).toBeUndefined();
});
