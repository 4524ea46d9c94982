import { expect, test, vi } from 'vitest';
import { onPartAsked } from '../../../src/browser/page/lazy-features.ts';
import { find } from '../page.ts';

test('a click on a marked button, or on what it holds, asks for its part; no other click does', () => {
  const asked = vi.fn();
  onPartAsked(asked);
  document.body.innerHTML = `
    <button data-part="consent"><svg><path /></svg></button>
    <button id="plain"></button>
    <button id="empty" data-part=""></button>`;
  const button = find('[data-part=consent]');
  button.click();
  find('path').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  find('#plain').click();
  find('#empty').click();
  expect(asked.mock.calls).toEqual([
    ['consent', button],
    ['consent', button],
  ]);
});
