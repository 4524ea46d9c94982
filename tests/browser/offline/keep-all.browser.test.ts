import { beforeEach, expect, test } from 'vitest';
import { type KeepAllControl, onKeepAll } from '../../../src/browser/offline/keep-all.ts';
import { find } from '../page.ts';

const LISTS = [
  { slug: 'cpp', title: 'C++' },
  { slug: 'guides', title: 'Guides et conseils' },
];

let control: KeepAllControl | undefined;

beforeEach(() => {
  control = undefined;
  document.body.innerHTML =
    '<div class="keep-all"><button><span>Tout garder (<span>2</span>)</span></button></div>';
  find('.keep-all').dataset.lists = JSON.stringify(LISTS);
  onKeepAll(async (one) => {
    control = one;
  });
});

test('the button begins, says how far, and becomes « Arrêter » meanwhile (K13)', () => {
  find('button').click();
  expect(control?.lists).toEqual(LISTS);
  expect(find('button').textContent).toBe('Arrêter');
  control?.progress(0.5, '1 sur 2');
  expect(find<HTMLProgressElement>('progress').value).toBe(0.5);
  expect(control?.signal.aborted).toBe(false);
  find('button').click();
  expect(control?.signal.aborted).toBe(true);
  control?.end();
  expect(find('button').textContent).toBe('Tout garder (2)');
  expect(document.querySelector('progress')).toBeNull();
});

test('what was stopped can begin again', () => {
  for (const _ of [1, 2]) find('button').click();
  control?.end();
  find('button').click();
  expect(control?.signal.aborted).toBe(false);
  expect(find('button').textContent).toBe('Arrêter');
});

test('a page without the button has nothing to begin', () => {
  document.body.innerHTML = '';
  onKeepAll(async () => undefined);
  expect(document.body.innerHTML).toBe('');
});
