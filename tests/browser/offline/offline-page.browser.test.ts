import { beforeEach, expect, test, vi } from 'vitest';
import * as shelf from '../../../src/browser/offline/offline-page.ts';
import { button, lines, news, part, plantShelf } from './offline-page.ts';

const KEPT = [
  {
    slug: 'c',
    path: '/ressources/c',
    title: 'Apprendre C',
    details: '90 Ko, gardé le 20 novembre 2026',
  },
  {
    slug: 'cpp',
    path: '/ressources/cpp',
    title: 'Apprendre C++',
    details: '95 Ko, gardé le 21 novembre 2026',
  },
];
const verbs = { update: vi.fn(), remove: vi.fn() };

beforeEach(() => {
  vi.resetAllMocks();
  plantShelf();
});
test('the page knows when it stands in the place of another', () => {
  expect(shelf.standsForAnother(window.location.pathname)).toBe(false);
  expect(shelf.standsForAnother('/hors-ligne')).toBe(true);
});

test('parts are shown and hidden', () => {
  expect(part('nothing')).not.toBeVisible();
  shelf.showPart('nothing', true);
  expect(part('nothing')).toBeVisible();
  shelf.showPart('nothing', false);
  expect(part('nothing')).not.toBeVisible();
});

test('visited pages are links, their titles text', () => {
  shelf.listVisited([
    { path: '/', title: 'Accueil' },
    { path: '/a', title: '<b>A</b>' },
  ]);
  expect(lines('visited')).toEqual(['Accueil /', '<b>A</b> /a']);
  shelf.listVisited([]);
  expect(lines('visited')).toEqual([]);
});

test('kept tutorials have their size, their date, and buttons that name them', () => {
  shelf.listKept(KEPT, 'En tout : 185 Ko', verbs);
  shelf.showPart('kept', true);
  expect(lines('kept')).toEqual(['Apprendre C /ressources/c', 'Apprendre C++ /ressources/cpp']);
  expect(document.querySelector('.kept-details')?.textContent).toMatch(/90 Ko, gardé le 20/);
  expect(document.querySelector('.kept-total')).toHaveTextContent('En tout : 185 Ko');
  expect(button('cpp', 'remove')).toHaveAccessibleName('Retirer : Apprendre C++');
});

test('a kept tutorial has its logo; without it, ours stays (K6)', async () => {
  const list = document.querySelector<HTMLElement>('[data-list="kept"]');
  list?.setAttribute('data-icons', JSON.stringify({ cpp: 'nowhere' }));
  shelf.listKept(KEPT, '', verbs);
  const [ours, theirs] = document.querySelectorAll('.line-logo > img');
  expect(ours?.getAttribute('src')).toBe('/favicon.svg');
  expect(theirs?.getAttribute('src')).toBe('/logos/nowhere.svg');
  theirs?.dispatchEvent(new Event('error'));
  expect(theirs).toHaveProperty('src', new URL('/favicon.svg', window.location.href).href);
});

test('« Mettre à jour » is offered for the one that has a newer version', () => {
  shelf.listKept(KEPT, '', verbs);
  shelf.offerUpdate('c');
  expect(button('c', 'update').hidden).toBe(false);
  expect(button('cpp', 'update').hidden).toBe(true);
  button('c', 'update').click();
  expect(verbs.update).toHaveBeenCalledExactlyOnceWith('c');
});

test('a button works once at a time; when its line leaves, the news have the focus', async () => {
  shelf.listKept(KEPT, '', verbs);
  let end = () => {};
  verbs.remove.mockReturnValue(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  const remove = button('c', 'remove');
  remove.click();
  remove.click();
  expect(verbs.remove).toHaveBeenCalledOnce();
  shelf.listKept(KEPT.slice(1), '', verbs);
  shelf.tellOffline('Retiré');
  document.querySelector<HTMLElement>('.offline-news')?.removeAttribute('hidden');
  end();
  await vi.waitFor(() => expect(document.activeElement).toHaveClass('offline-news'));
  expect(news()).toBe('Retiré');
});
