import { afterEach, expect, test, vi } from 'vitest';
import {
  emptyStorages,
  endIntervals,
  install,
} from '../../../../src/workshop/languages/react/install.ts';

const KEPT = { ...console };
const { setInterval } = window;

afterEach(() => {
  Object.assign(console, KEPT);
  window.setInterval = setInterval;
});

test('marks are filled, an endless render is ended, and intervals end with their program', async () => {
  const heard: unknown[][] = [];
  console.error = (...values: unknown[]) => heard.push(values);
  const close = vi.fn();
  install(close);
  install(close);
  console.error('%s a %d ans%c, %o', 'Awa', 12, 'color: red', 'oui', { a: 1 });
  console.error({ a: 1 }, 'b');
  console.error();
  console.error('%s');
  expect(heard).toEqual([
    ['Warning: Awa a 12 ans, oui', { a: 1 }],
    [{ a: 1 }, 'b'],
    [],
    ['Warning: %s'],
  ]);
  console.error('The above error occurred in the <App> component.');
  expect(heard).toHaveLength(4);
  console.error('Maximum update depth exceeded. This can happen…');
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));

  const tick = vi.fn();
  window.setInterval(tick, 1);
  await vi.waitFor(() => expect(tick).toHaveBeenCalled());
  endIntervals();
  const { length } = tick.mock.calls;
  await new Promise((done) => setTimeout(done, 20));
  expect(tick).toHaveBeenCalledTimes(length);
});

test('storages are empty each time, and keep texts as those of a browser do', () => {
  emptyStorages();
  localStorage.setItem('a', '1');
  sessionStorage.setItem('a', '1');
  emptyStorages();
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual([null, null]);
  localStorage.setItem('nom', 'Awa');
  localStorage.setItem('total', 5 as unknown as string);
  localStorage.age = 12;
  expect([localStorage.getItem('total'), localStorage.age]).toEqual(['5', '12']);
  expect([localStorage.length, localStorage.key(1), localStorage.key(9)]).toEqual([
    3,
    'total',
    null,
  ]);
  expect(Object.keys(localStorage)).toEqual(['nom', 'total', 'age']);
  expect('nom' in localStorage).toBe(true);
  delete localStorage.nom;
  localStorage.removeItem('total');
  expect([localStorage.nom, localStorage.length]).toEqual([undefined, 1]);
  localStorage.clear();
  expect(localStorage.length).toBe(0);
});
