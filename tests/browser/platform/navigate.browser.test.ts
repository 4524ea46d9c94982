import { expect, onTestFinished, test, vi } from 'vitest';
import {
  keepWhenLeft,
  leftBefore,
  onPageShown,
  queryParameter,
  returnToPlace,
  takeAnchor,
} from '../../../src/browser/platform/navigate.ts';

const MODULE = new URL('../../../src/browser/platform/navigate.ts', import.meta.url).href;

test.each([
  { query: '', value: '' },
  { query: '?recherche=base+de%20donn%C3%A9es', value: 'base de données' },
  { query: '?recherche=un&recherche=deux', value: 'un' },
  { query: '?recherche=%E0%A4%A', value: '\uFFFD%A' },
  { query: '?__proto__=1', value: '' },
])('« $query » asks for « $value »', ({ query, value }) => {
  history.replaceState(null, '', `${window.location.pathname}${query}`);
  expect(queryParameter('recherche')).toBe(value);
});

test.each([
  { address: '/v2/course?nom=a#commande', isAsked: true },
  { address: '/v2/course?nom=a#sections', isAsked: false },
  { address: '/v2/course?nom=commande', isAsked: false },
])('$address asks for its order: $isAsked, once, and the entry keeps its state', (one) => {
  history.replaceState({ id: 'python' }, '', one.address);
  expect([takeAnchor('commande'), takeAnchor('commande')]).toEqual([one.isAsked, false]);
  expect(history.state).toEqual({ id: 'python' });
  const { pathname, search } = window.location;
  expect(pathname + search).toBe(one.address.replace(/#.*/, ''));
});

test('onPageShown: each time the page comes back, until it is stopped', () => {
  const shown = vi.fn();
  const stop = onPageShown(shown);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown).toHaveBeenCalledOnce();
});

// In a frame of its own: leaving this page would end the tests.
test('goTo leaves the page for another', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inside = frame.contentWindow as Window & typeof globalThis;
  const visits = vi.fn();
  frame.addEventListener('load', visits);
  run(inside, `import { goTo } from '${MODULE}'; goTo('/arrivee?nom=a');`);
  await vi.waitFor(() => expect(visits).toHaveBeenCalledOnce());
  expect(inside.location.pathname + inside.location.search).toBe('/arrivee?nom=a');
  frame.remove();
});

function run(window: Window & typeof globalThis, text: string): void {
  const script = window.document.createElement('script');
  script.type = 'module';
  script.textContent = text;
  window.document.body.append(script);
}

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

test('what a part holds when the page is left is found again, and the place (C23)', () => {
  openLongPage();
  let text = 'py';
  history.replaceState({ own: 1 }, '');
  keepWhenLeft('search', () => text);
  expect(leftBefore('search')).toBeUndefined();
  text = 'python';
  window.scrollTo(0, 900);
  leave();
  expect(leftBefore('search')).toBe('python');
  expect(leftBefore('other')).toBeUndefined();
  expect(history.state).toMatchObject({ own: 1 });
  // What stands above may have another height than it had.
  document.querySelector('div')?.style.setProperty('height', '1500px');
  window.scrollTo(0, 0);
  returnToPlace();
  expect(window.scrollY).toBe(1_400);
});

test.each([
  null,
  'known',
  3,
  { left: 'a' },
  { left: { id: 'card', top: 'a' } },
  { left: { id: 'gone', top: 1 } },
  { left: null },
])('nothing is found in %j, and the page stays where it is', (state) => {
  openLongPage();
  history.replaceState(state, '');
  window.scrollTo(0, 300);
  returnToPlace();
  expect(window.scrollY).toBe(300);
  expect(leftBefore('search')).toBeUndefined();
});

test('a reader who has moved since stays where he is', () => {
  openLongPage();
  keepWhenLeft('search', () => '');
  window.scrollTo(0, 900);
  leave();
  window.scrollTo(0, 100);
  window.dispatchEvent(new WheelEvent('wheel'));
  returnToPlace();
  expect(window.scrollY).toBe(100);
});

function openLongPage(): void {
  document.body.innerHTML =
    '<main><div style="height: 1000px"></div><p id="card">Carte</p><div style="height: 5000px"></div></main>';
  history.replaceState(null, '');
  onTestFinished(() => {
    document.body.innerHTML = '';
    history.replaceState(null, '');
  });
}
