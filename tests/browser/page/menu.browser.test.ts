import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { installMenus } from '../../../src/browser/page/menu.ts';
import { find } from '../page.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav id="navigation" popover>
      <details><summary>Formations</summary><p>Nos formations</p><a href="#a">Guides</a></details>
      <details><summary>Mon compte</summary><a href="#b">Connexion</a></details>
      <a href="#c">Devenir formateur</a>
    </nav>
    <main>La page</main>
  `;
  // On a wide screen the bar stands in the page.
  find('nav').style.display = 'block';
  installMenus();
});

test('a click outside closes an open menu', async () => {
  await page.getByText('Formations', { exact: true }).click();
  expect(openMenus()).toEqual(['Formations']);
  await page.getByText('La page').click();
  expect(openMenus()).toEqual([]);
});

test('a click inside does not', async () => {
  await page.getByText('Formations', { exact: true }).click();
  await page.getByText('Nos formations').click();
  expect(openMenus()).toEqual(['Formations']);
});

test('opening a menu closes the other', async () => {
  await page.getByText('Formations', { exact: true }).click();
  await page.getByText('Mon compte').click();
  expect(openMenus()).toEqual(['Mon compte']);
});

test('Escape closes the menu that holds the focus and returns it to the title', async () => {
  await page.getByText('Formations', { exact: true }).click();
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('Guides');
  await userEvent.keyboard('{Escape}');
  expect(openMenus()).toEqual([]);
  expect(document.activeElement).toHaveTextContent('Formations');
});

test('the sheet of a phone opens with all its menus, which stay open; one Escape closes it', async () => {
  find('nav').style.removeProperty('display');
  find('nav').showPopover();
  await expect.poll(openMenus).toEqual(['Formations', 'Mon compte']);
  await page.getByText('Nos formations').click();
  expect(openMenus()).toEqual(['Formations', 'Mon compte']);
  find('summary').focus();
  await userEvent.keyboard('{Escape}');
  expect(find('nav').matches(':popover-open')).toBe(false);
  await expect.poll(openMenus).toEqual([]);
});

test('the other keys are left to the browser', async () => {
  await page.getByText('Formations', { exact: true }).click();
  await userEvent.keyboard('{ArrowDown}a');
  expect(openMenus()).toEqual(['Formations']);
  await userEvent.keyboard('{Enter}');
  expect(openMenus()).toEqual([]);
});

function openMenus(): (string | null)[] {
  return [...document.querySelectorAll('details[open] summary')].map((one) => one.textContent);
}
