import { beforeEach, expect, test } from 'vitest';
import { installThemeButtons } from '../../../src/browser/page/theme.ts';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { blockStorage, silence } from '../page.ts';

/** One turn of the button: what follows the theme that the page started with. */
const TURN = [
  { theme: 'light', page: 'light', stored: 'light', label: 'Thème : clair' },
  { theme: 'dark', page: 'dark', stored: 'dark', label: 'Thème : sombre' },
  { theme: 'system', page: undefined, stored: null, label: 'Thème : comme l’appareil' },
];

let button: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = '<button class="theme-button"></button><button>other</button>';
  button = document.querySelector('button') ?? document.createElement('button');
});

test('leaves the other buttons as they are', () => {
  installThemeButtons();
  expect(document.querySelector('button:last-child')).not.toHaveAttribute('aria-label');
});

test('follows the device at first, and stores nothing', () => {
  installThemeButtons();
  expect(seen()).toEqual(TURN[2]);
});

test('turns from system to light to dark and back, named and stored', () => {
  installThemeButtons();
  for (const step of [...TURN, ...TURN]) {
    button.click();
    expect(seen()).toEqual(step);
    expect(button.title).toBe(step.label);
  }
});

test.each(TURN)('starts with the stored theme: $stored', (step) => {
  if (step.stored) localStorage.setItem(KEYS.theme, step.stored);
  installThemeButtons();
  expect(seen()).toEqual(step);
});

test.each(['', 'LIGHT', 'system', '"dark"', 'null', '__proto__', '<b>dark</b>'])(
  'a stored « %s » is no theme, and the next turn repairs it',
  (text) => {
    localStorage.setItem(KEYS.theme, text);
    installThemeButtons();
    expect(button.dataset.theme).toBe('system');
    button.click();
    expect(seen()).toEqual(TURN[0]);
  },
);

test('B-002 still turns when the storage is blocked', () => {
  silence();
  blockStorage('localStorage');
  installThemeButtons();
  for (const { theme, page, label } of TURN) {
    button.click();
    expect(button.dataset.theme).toBe(theme);
    expect(document.documentElement.dataset.theme).toBe(page);
    expect(button).toHaveAccessibleName(label);
  }
});

function seen() {
  return {
    theme: button.dataset.theme,
    page: document.documentElement.dataset.theme,
    stored: localStorage.getItem(KEYS.theme),
    label: button.getAttribute('aria-label'),
  };
}
