import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blockRightClick } from '../../../src/browser/course/context-menu.ts';

const IMAGE = '/content/catalog/media/sections/injection-sql.png';
const onMenu = vi.fn((event: MouseEvent) => blockRightClick(event));

beforeEach(() => {
  onMenu.mockClear();
  document.body.innerHTML = `
    <div id="media">
      <img src="${IMAGE}" alt="Le média" width="96" height="54" tabindex="0">
      <p>Un texte</p>
      <a href="#a">Un lien <img src="${IMAGE}" alt="Une image de lien" width="96" height="54"></a>
      <button type="button">Un bouton</button>
      <input aria-label="Un champ"><textarea aria-label="Un texte libre"></textarea>
      <select aria-label="Un choix"><option>1</option></select>
    </div>
  `;
  document.querySelector<HTMLElement>('#media')?.addEventListener('contextmenu', onMenu);
});

afterEach(() => {
  getSelection()?.removeAllRanges();
});

test('a right click of a mouse on the media is blocked', async () => {
  await page.getByAltText('Le média').click({ button: 'right' });
  expect(lastMenu().defaultPrevented).toBe(true);
});

test.each([
  { what: 'a link', target: () => page.getByText('Un lien') },
  { what: 'an image in a link', target: () => page.getByAltText('Une image de lien') },
  { what: 'a button', target: () => page.getByRole('button') },
  { what: 'a field', target: () => page.getByLabelText('Un champ') },
  { what: 'a field of many lines', target: () => page.getByLabelText('Un texte libre') },
])('never on $what', async ({ target }) => {
  await target().click({ button: 'right' });
  expect(lastMenu().defaultPrevented).toBe(false);
});

test('never by the keyboard', async () => {
  document.querySelector('img')?.focus();
  await userEvent.keyboard('{ContextMenu}');
  expect(lastMenu().target).toHaveAttribute('alt', 'Le média');
  expect(lastMenu().defaultPrevented).toBe(false);
});

test('never on what is selected', () => {
  select('#media');
  openMenu('img');
  expect(lastMenu().defaultPrevented).toBe(false);
  openMenu('p');
  expect(lastMenu().defaultPrevented).toBe(false);
});

test('a selection elsewhere, or of nothing, changes nothing', () => {
  select('p');
  openMenu('img');
  expect(lastMenu().defaultPrevented).toBe(true);
  getSelection()?.collapse(document.querySelector('#media'), 1);
  openMenu('img');
  expect(lastMenu().defaultPrevented).toBe(true);
});

function lastMenu(): MouseEvent {
  expect(onMenu).toHaveBeenCalled();
  return onMenu.mock.lastCall?.[0] ?? new MouseEvent('none');
}

function select(selector: string): void {
  const element = document.querySelector(selector);
  if (element) getSelection()?.selectAllChildren(element);
}

function openMenu(selector: string, how = { button: 2, pointerType: 'mouse' }): void {
  const event = new PointerEvent('contextmenu', { ...how, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
}
