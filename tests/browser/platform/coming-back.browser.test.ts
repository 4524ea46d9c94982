import { expect, onTestFinished, test } from 'vitest';
import {
  keepWhenLeft,
  leftBefore,
  returnToPlace,
} from '../../../src/browser/platform/coming-back.ts';

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
