import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as shown from '../../../src/workshop/frame/shown-page.ts';

beforeEach(() => {
  document.body.innerHTML = `<p style="color: #777; background: white">Un\n  mot</p><p hidden>Caché</p><input>`;
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('elements are found by their selector, and one that is missing is told in French', () => {
  expect(shown.texts('p')).toEqual(['Un mot', 'Caché']);
  expect(shown.text(shown.one('p'))).toBe('Un mot');
  expect(shown.all('p')).toHaveLength(2);
  expect(() => shown.one('table')).toThrow(
    'reçu : aucun élément « table » ; attendu : un au moins',
  );
});

test('what is seen has a box', () => {
  expect([shown.isSeen('p'), shown.isSeen('p[hidden]')]).toEqual([true, false]);
  expect(shown.box('p').width).toBeGreaterThan(0);
});

test('the contrast is that of WCAG, whichever colour comes first', () => {
  const text = ['p', 'color'] as const;
  const ground = ['p', 'background-color'] as const;
  expect(shown.style('p', 'color')).toBe('rgb(119, 119, 119)');
  expect(shown.luminance(ground)).toBe(1);
  expect(shown.contrast(text, ground)).toBeCloseTo(4.48, 2);
  expect(shown.contrast(ground, text)).toBeCloseTo(4.48, 2);
});

test('a field that is filled tells the page', () => {
  const heard = vi.fn();
  shown.one('input').addEventListener('input', heard);
  shown.fill('input', 'Awa');
  expect(shown.one<HTMLInputElement>('input').value).toBe('Awa');
  expect(heard).toHaveBeenCalledOnce();
});
