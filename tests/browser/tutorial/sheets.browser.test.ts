import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { installSheets } from '../../../src/browser/tutorial/sheets.ts';
import { find } from '../page.ts';

test('an open sheet is all that can be reached on a phone, and nothing is lost when it closes', async () => {
  await open(360);
  find('#sheet').showPopover();
  expect(find('#sheet').contains(document.activeElement)).toBe(true);
  expect(inert()).toEqual(['before', 'beside', 'after']);
  find('#sheet').hidePopover();
  expect(inert()).toEqual([]);
  expect(document.activeElement).toBe(find('#before'));
});

test('on a larger screen it is a menu beside the page', async () => {
  await open(801);
  find('#sheet').showPopover();
  expect(inert()).toEqual([]);
  expect(document.activeElement).toBe(find('#before'));
});

async function open(width: number): Promise<void> {
  onTestFinished(async () => {
    document.body.innerHTML = '';
    await page.viewport(414, 896);
  });
  await page.viewport(width, 700);
  document.body.innerHTML = `
    <button id="before">Ouvrir</button>
    <main><p id="beside">Texte</p><nav id="sheet" popover tabindex="-1"><a href="#a">Un</a></nav></main>
    <footer id="after"><a href="#b">Deux</a></footer>`;
  installSheets();
  find('#before').focus();
}

function inert(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('[inert]')].map(({ id }) => id);
}
