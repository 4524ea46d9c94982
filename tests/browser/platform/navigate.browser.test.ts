import { expect, test, vi } from 'vitest';
import { onPageShown, queryParameter, takeAnchor } from '../../../src/browser/platform/navigate.ts';

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
