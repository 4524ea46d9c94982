import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../src/browser/page/notices.ts';
import component from '../../../src/components/shell/Notices.astro?raw';
import { markupOf, stopClock } from '../page.ts';

const MARKUP = markupOf(component);
const TEXT = 'Déconnexion réussie';

beforeEach(() => {
  stopClock();
  document.body.innerHTML = `<main>La page</main><input>${MARKUP}`;
});

test('the page has its live region before there is anything to say', () => {
  expect(document.querySelector('[role=status]')).toBeEmptyDOMElement();
  expect(document.querySelector('[role=alert]')).toBeEmptyDOMElement();
});

test.each([
  { tone: 'success', role: 'status', icon: '#icon-check' },
  { tone: 'info', role: 'status', icon: '#icon-help' },
  { tone: 'danger', role: 'alert', icon: '#icon-alert' },
] as const)('$tone: role $role, an icon beside the words', ({ tone, role, icon }) => {
  show({ text: TEXT, tone });
  expect(document.querySelector(`[role=${role}]`)).toHaveTextContent(TEXT);
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  expect(toast()?.dataset.tone).toBe(tone);
  expect(toast()?.querySelector('use')).toHaveAttribute('href', icon);
});

test('the words are text, never markup', () => {
  show({ text: '<img src=x onerror=alert(1)>', tone: 'info' });
  expect(toast()?.querySelector('img')).toBeNull();
  expect(toast()).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test.each([
  { given: undefined, durationMs: 5_000 },
  { given: 1_500, durationMs: 1_500 },
  { given: 4_000, durationMs: 4_000 },
])(
  '« toast default delay 5000 ms », then a fade of 300 ms: $given stays $durationMs ms',
  ({ given, durationMs }) => {
    show({ text: TEXT, tone: 'info', ...(given && { durationMs: given }) });
    vi.advanceTimersByTime(durationMs - 1);
    expect(toast()).not.toHaveClass('is-leaving');
    vi.advanceTimersByTime(1);
    expect(toast()).toHaveClass('is-leaving');
    vi.advanceTimersByTime(299);
    expect(toast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(toast()).toBeNull();
  },
);

describe('stays', () => {
  test('while the pointer is over it', async () => {
    show({ text: TEXT, tone: 'info' });
    await page.getByText(TEXT).hover();
    vi.advanceTimersByTime(60_000);
    expect(toast()).not.toHaveClass('is-leaving');
    await page.getByText('La page').hover();
    vi.advanceTimersByTime(5_300);
    expect(toast()).toBeNull();
  });

  test('while it holds the focus', () => {
    show({ text: TEXT, tone: 'info' });
    button().focus();
    vi.advanceTimersByTime(60_000);
    expect(toast()).not.toHaveClass('is-leaving');
    button().blur();
    vi.advanceTimersByTime(5_300);
    expect(toast()).toBeNull();
  });
});

describe('« Fermer »', () => {
  test('closes it, by the keyboard too, and gives the focus back', async () => {
    show({ text: TEXT, tone: 'danger' });
    document.querySelector('input')?.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    expect(button()).toHaveAccessibleName('Fermer');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(document.querySelector('input'));
    vi.advanceTimersByTime(300);
    expect(toast()).toBeNull();
  });

  test('closed, it does not come back', () => {
    show({ text: TEXT, tone: 'info' });
    button().click();
    vi.advanceTimersByTime(60_000);
    expect(document.querySelectorAll('.toast')).toHaveLength(0);
  });
});

test('a new notice takes the place of the one before, whatever their tones', () => {
  show({ text: 'Une erreur', tone: 'danger' });
  vi.advanceTimersByTime(4_000);
  show({ text: TEXT, tone: 'success' });
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  vi.advanceTimersByTime(4_999);
  expect(toast()).toHaveTextContent(TEXT);
  expect(toast()).not.toHaveClass('is-leaving');
});

test('a page without the region says nothing', () => {
  document.body.innerHTML = '';
  show({ text: TEXT, tone: 'info' });
  expect(document.body).toBeEmptyDOMElement();
});

function toast(): HTMLElement | null {
  return document.querySelector('.toast');
}

function button(): HTMLElement {
  return toast()?.querySelector('button') ?? document.body;
}
