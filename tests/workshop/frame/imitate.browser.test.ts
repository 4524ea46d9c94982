import { afterEach, beforeEach, expect, test } from 'vitest';
import { device, state } from '../../../src/workshop/frame/imitate.ts';
import { style } from '../../../src/workshop/frame/shown-page.ts';

const SHEET = `
  :root { color-scheme: light dark; }
  b { color: light-dark(rgb(1, 1, 1), rgb(2, 2, 2)); animation: none; }
  @media (prefers-color-scheme: dark) { b { font-weight: 300; } }
  @media (prefers-reduced-motion) { b { animation-name: still; } }
  @media print { b { display: none; } }
  @media screen { b { letter-spacing: 1px; } }
  @media (min-width: 1px) { p:hover b { font-style: italic; } }
  b { &:focus-visible { outline: 2px solid; } }
`;

beforeEach(() => {
  document.body.innerHTML = `<style>${SHEET}</style><p><b>Awa</b></p>`;
});

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
});

test('colours, movements and paper are those that the test asks for, then others', () => {
  device({ couleurs: 'sombres', mouvement: 'réduit', support: 'papier' });
  expect(style('b', 'color')).toBe('rgb(2, 2, 2)');
  expect(style('b', 'font-weight')).toBe('300');
  expect(style('b', 'animation-name')).toBe('still');
  expect([style('b', 'display'), style('b', 'letter-spacing')]).toEqual(['none', 'normal']);
  device({});
  expect(style('b', 'color')).toBe('rgb(1, 1, 1)');
  expect(style('b', 'animation-name')).toBe('none');
  expect([style('b', 'display'), style('b', 'letter-spacing')]).toEqual(['inline', '1px']);
});

test('the pointer is on the element and on what holds it, the focus on the element', () => {
  expect(style('b', 'font-style')).toBe('normal');
  state('b', 'survol');
  expect(style('b', 'font-style')).toBe('italic');
  state('b', 'focus');
  expect(style('b', 'outline-style')).toBe('solid');
  expect(document.querySelector('p')?.className).toBe('est-survol');
});
