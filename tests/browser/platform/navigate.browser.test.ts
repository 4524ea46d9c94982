import { expect, test, vi } from 'vitest';
import {
  historyState,
  onPageShown,
  queryParameter,
  takeAnchor,
} from '../../../src/browser/platform/navigate.ts';

const ADDRESS = window.location.href;
const MODULE = new URL('../../../src/browser/platform/navigate.ts', import.meta.url).href;

test.each([
  { query: '', value: '' },
  { query: '?autre=1', value: '' },
  { query: '?recherche=', value: '' },
  { query: '?recherche=python', value: 'python' },
  { query: '?recherche=c%2B%2B', value: 'c++' },
  { query: '?recherche=base+de%20donn%C3%A9es', value: 'base de données' },
  { query: '?recherche=un&recherche=deux', value: 'un' },
  { query: '?recherche=100%', value: '100%' },
  { query: '?recherche=%E0%A4%A', value: '\uFFFD%A' },
  { query: '?__proto__=1', value: '' },
])('« $query » asks for « $value »', ({ query, value }) => {
  history.replaceState(null, '', `${window.location.pathname}${query}`);
  expect(queryParameter('recherche')).toBe(value);
});

test.each([null, 'texte', 7, ['a'], { id: 'python', __proto__: null }])(
  'the history entry holds %j',
  (state) => {
    history.replaceState(state, '', ADDRESS);
    expect(historyState()).toEqual(state);
  },
);

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
  expect(shown).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown).toHaveBeenCalledTimes(2);
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
