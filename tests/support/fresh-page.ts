import { afterEach, vi } from 'vitest';

const { documentElement: root, title } = document;
const ADDRESS = window.location.href;

/**
 * After each test the page is as it was opened: its own functions, nothing stored, an empty body, its own
 * title and address. It comes after what a test file does itself.
 */
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
  for (const name of await caches.keys()) await caches.delete(name);
  document.body.replaceChildren();
  document.title = title;
  root.removeAttribute('class');
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  history.replaceState(null, '', ADDRESS);
});
