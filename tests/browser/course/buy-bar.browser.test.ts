import { expect, test } from 'vitest';
import { focusBuyButton } from '../../../src/browser/course/buy-bar.ts';
import { find } from '../page.ts';

test('a dialog that opened by itself gives the focus to the button that buys (D9)', () => {
  document.body.innerHTML =
    '<div class="buy-bar"><button class="button">Acheter</button></div><dialog></dialog>';
  const dialog = find<HTMLDialogElement>('dialog');
  focusBuyButton();
  dialog.showModal();
  dialog.close();
  expect(document.activeElement).toBe(find('.button'));
});
