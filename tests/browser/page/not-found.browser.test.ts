import { afterEach, beforeEach, expect, test } from 'vitest';
import { suggestPages } from '../../../src/browser/page/not-found.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';

const { pathname } = window.location;

beforeEach(() => {
  document.body.innerHTML = `
    <p class="near-page" hidden>Peut-être : <a href="/">nos ressources</a></p>
    <p class="last-page" hidden>Dernière lecture : <a href="/">nos ressources</a></p>
    <template class="all-pages"><a href="/conseils">Guides</a><a href="/ressources/cpp">C++</a></template>`;
});

afterEach(() => {
  window.history.replaceState(null, '', pathname);
});

test('names the page whose address comes near, and what is to be resumed (H12)', () => {
  window.history.replaceState(null, '', '/ressources/cp');
  const view = { lastRessourcesViews: 'React', progress: 38, tabs: 'bases' };
  sessionStorage.setItem(KEYS.lastView, JSON.stringify(view));
  suggestPages();
  expect(shown()).toEqual([
    'Peut-être : C++ → /ressources/cpp',
    'Dernière lecture : Reprendre React (38% du cours) → /ressources/reactjs?tabs=bases',
  ]);
});

test('shows nothing where it knows nothing', () => {
  window.history.replaceState(null, '', '/une/adresse/inconnue');
  sessionStorage.clear();
  suggestPages();
  expect(shown()).toEqual([]);
});

function shown(): string[] {
  return [...document.querySelectorAll('p:not([hidden])')].map(
    (line) => `${line.textContent} → ${line.querySelector('a')?.getAttribute('href')}`,
  );
}
