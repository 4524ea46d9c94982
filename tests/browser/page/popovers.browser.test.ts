import { expect, test } from 'vitest';
import { installPopovers } from '../../../src/browser/page/popovers.ts';
import { find } from '../page.ts';

const says = () => document.documentElement.classList.contains('has-sheet');

test('a class says that the sheet of a phone is open, and no other popover', () => {
  document.body.innerHTML = '<nav id="navigation" popover></nav><div id="aide" popover></div>';
  installPopovers();
  find('#navigation').showPopover();
  expect(says()).toBe(true);
  find('#navigation').hidePopover();
  expect(says()).toBe(false);
  find('#aide').showPopover();
  expect(says()).toBe(false);
  document.body.innerHTML = '';
});
