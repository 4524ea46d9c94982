import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hideListenBar,
  installListenBar,
  mark,
  onLeft,
  showListenBar,
} from '../../../src/browser/tutorial/listen-bar.ts';
import { find } from '../page.ts';
import { openLesson } from './listen-page.ts';

const verbs = { back: vi.fn(), pause: vi.fn(), next: vi.fn(), close: vi.fn(), rate: vi.fn() };

beforeEach(() => {
  openLesson();
  installListenBar(verbs);
});

afterEach(() => {
  vi.clearAllMocks();
});

test('each button has its verb, the select gives the speed', () => {
  for (const verb of ['back', 'pause', 'next', 'close'] as const) {
    find(`[data-listen=${verb}]`).click();
    expect(verbs[verb]).toHaveBeenCalledOnce();
  }
  const select = find<HTMLSelectElement>('select');
  select.value = '1.5';
  select.dispatchEvent(new Event('change'));
  expect(verbs.rate).toHaveBeenCalledWith(1.5);
});

test('the bar says what is read, and what its button does', () => {
  showListenBar('Passage 1 sur 3', false);
  expect(find('.listen-bar').hidden).toBe(false);
  expect(find('.listen-state').textContent).toBe('Passage 1 sur 3');
  expect(find('[data-listen=pause]').textContent).toBe('Pause');
  showListenBar('En pause', true);
  expect(find('[data-listen=pause]').textContent).toBe('Reprendre');
});

test('the bar that leaves gives the focus back, and takes the mark away', () => {
  showListenBar('', false);
  mark(find('.prose p'));
  find('[data-listen=close]').focus();
  hideListenBar(find('.listen'));
  expect(document.activeElement).toBe(find('.listen'));
  expect(document.querySelector('.is-said')).toBeNull();
});

test('one passage is marked, and brought into sight until the reader moves the page', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  mark(find('.prose p'), true);
  mark(find('table'));
  expect(document.querySelectorAll('.is-said')).toHaveLength(1);
  expect(find('table')).toHaveClass('is-said');
  expect(scroll).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new WheelEvent('wheel'));
  mark(find('.prose p'));
  expect(scroll).toHaveBeenCalledTimes(2);
  mark(find('table'), true);
  expect(scroll).toHaveBeenCalledTimes(3);
});

describe('a page that is moved by hand', () => {
  const bar = () => find('[data-listen=pause]');
  const field = () => find('select');
  const edge = () => document.documentElement.clientWidth;
  const press = (key: string, target: Element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];
  const moves: [string, () => void][] = [
    ...keys.map((key): [string, () => void] => [
      `the key « ${key} »`,
      () => press(key, document.body),
    ]),
    ['an arrow on a button', () => press('ArrowDown', bar())],
    ['a link to a heading', () => window.dispatchEvent(new HashChangeEvent('hashchange'))],
    [
      'the scroll bar',
      () => window.dispatchEvent(new PointerEvent('pointerdown', { clientX: edge() })),
    ],
  ];

  test.each(moves)('%s: the reader is not led back', (_, move) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    mark(find('table'), true);
    move();
    mark(find('.prose p'));
    expect(scroll).toHaveBeenCalledOnce();
  });

  test.each([
    ['a letter', () => press('a', document.body)],
    ['the space that presses a button', () => press(' ', bar())],
    ['an arrow in a field', () => press('ArrowDown', field())],
    ['a tap on the text', () => window.dispatchEvent(new PointerEvent('pointerdown'))],
  ])('%s moves nothing', (_, touch) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    mark(find('table'), true);
    touch();
    mark(find('.prose p'));
    expect(scroll).toHaveBeenCalledTimes(2);
  });
});

describe('what is read is left', () => {
  const left = vi.fn();
  let stop: () => void;
  const pressEscape = (target: Element = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  beforeEach(() => {
    stop = onLeft(left);
  });

  afterEach(() => stop());

  test('by another step, until it is no longer asked', async () => {
    document.documentElement.dataset.step = 'utils';
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    stop();
    document.documentElement.dataset.step = 'bases';
    pressEscape();
    await Promise.resolve();
    expect(left).toHaveBeenCalledOnce();
  });

  test('not by a link within the step', async () => {
    document.documentElement.dataset.step = 'bases';
    await Promise.resolve();
    expect(left).not.toHaveBeenCalled();
  });

  test('by Escape, wherever the focus is', () => {
    pressEscape();
    pressEscape(find('[data-listen=pause]'));
    pressEscape(find('input[type=radio]'));
    expect(left).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['<div popover></div>', (open: HTMLElement) => open.showPopover()],
    ['<dialog></dialog>', (open: HTMLElement) => (open as HTMLDialogElement).showModal()],
  ])('not by the Escape that closes %s', (markup, show) => {
    document.body.insertAdjacentHTML('beforeend', markup);
    show(document.body.lastElementChild as HTMLElement);
    pressEscape();
    expect(left).not.toHaveBeenCalled();
  });

  test.each([
    '<details class="menu" open><summary>Menu</summary></details>',
    '<input type="search">',
    '<div contenteditable></div>',
  ])('not by the Escape that %s takes', (markup) => {
    document.body.insertAdjacentHTML('beforeend', markup);
    const target = document.body.lastElementChild as Element;
    // As the menus do, which close before the page hears of the key.
    target.addEventListener('keydown', () => target.removeAttribute('open'));
    pressEscape(target.querySelector('summary') ?? target);
    expect(left).not.toHaveBeenCalled();
  });
});

test('a page without the bar has none to connect', () => {
  document.body.innerHTML = '';
  expect(installListenBar(verbs)).toBe(false);
  showListenBar('', false);
  hideListenBar(undefined);
  expect(document.body.innerHTML).toBe('');
});
