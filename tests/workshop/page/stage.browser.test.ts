import { afterEach, expect, test, vi } from 'vitest';
import { onNews } from '../../../src/workshop/page/stage.ts';
import { find } from '../../browser/page.ts';
import { openBox, say } from '../workshop-page.ts';

afterEach(() => vi.useRealTimers());

test('shows a page: the console holds what its frame says, and faults are told with their line', () => {
  const { frame, stage } = openBox('');
  const told = vi.fn();
  stage.show('<p>', told);
  expect(new URL(frame.src).pathname).toBe('/atelier');
  say(frame, { kind: 'log', text: 'Awa' });
  say(frame, { kind: 'error', text: 'oups', line: 3 });
  say(frame, { kind: 'error', text: 'là', line: 2, file: 'page.jsx' });
  const elsewhere = { data: { kind: 'log', text: 'ailleurs' }, origin: 'null', source: window };
  window.dispatchEvent(new MessageEvent('message', elsewhere));
  expect(find('pre').textContent).toBe('Awa\noups\nlà\n');
  expect(told.mock.calls).toEqual([
    [3, undefined],
    [2, 'page.jsx'],
  ]);
});

test('a new page empties the console, a closed one hears nothing', () => {
  const { frame, stage } = openBox('');
  stage.show('<p>');
  say(frame, { kind: 'log', text: 'un' });
  stage.show('<p>');
  expect(find('pre').textContent).toBe('');
  stage.close();
  say(frame, { kind: 'log', text: 'deux' });
  expect(find('pre').textContent).toBe('');
});

test('what is silent for six seconds is ended, and said; what speaks goes on, and what was not shown', () => {
  vi.useFakeTimers();
  const { frame, stage } = openBox('');
  vi.advanceTimersByTime(60_000);
  stage.show('<p>');
  const seconds = (count: number) => {
    for (let second = 0; second < count; second += 1) {
      say(frame, { kind: 'alive' });
      vi.advanceTimersByTime(1_000);
    }
  };
  seconds(60);
  expect(find('pre').textContent).toBe('');
  for (let line = 0; line < 600; line += 1) say(frame, { kind: 'log', text: 'x' });
  const before = frame.contentWindow;
  vi.advanceTimersByTime(6_000);
  expect(find('pre').textContent).toMatch(/^(?:x\n){500}Ton code ne finissait pas/);
  expect([frame.contentWindow === before, frame.hasAttribute('src')]).toEqual([false, false]);
  stage.show('<p>');
  say(frame, { kind: 'ready' });
  stage.close();
  vi.advanceTimersByTime(60_000);
  expect(find('pre').textContent).toBe('');
});

test('what is no news of a workshop is not told', () => {
  const { frame } = openBox('');
  const told = vi.fn();
  onNews(frame, new AbortController().signal, told);
  say(frame, 'bonjour');
  say(frame, { kind: 'verdict', name: 'a' });
  expect(told).not.toHaveBeenCalled();
});
