import { afterEach, expect, test } from 'vitest';
import { markShownSection } from '../../../src/browser/page/guide-nav.ts';
import { find } from '../page.ts';

const KEYS = ['intro', 'web', 'mobile', 'securite', 'data', 'reseau', 'cloud', 'design'];

afterEach(() => {
  window.scrollTo(0, 0);
});

function openGuide(): void {
  const links = KEYS.map(
    (key) => `<li><a href="#${key}" style="display:block;width:120px">${key}</a></li>`,
  );
  document.body.innerHTML = `
    <ul class="trade-cards" style="height:200px"></ul>
    <nav class="guide-nav is-early">
      <ol style="position:relative;display:flex;overflow-x:auto;width:300px">${links.join('')}</ol>
    </nav>
    ${KEYS.map((key) => `<section id="${key}" style="height:3000px;margin:0 0 64px"></section>`).join('')}`;
  markShownSection();
}

const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent);

test.each([
  ['intro', 'intro'],
  ['data', 'data'],
  ['design', 'design'],
])('with %s on the screen, its link says so, alone', async (id, name) => {
  openGuide();
  find(`#${id}`).scrollIntoView();
  await expect.poll(marked).toEqual([name]);
});

test('the marked link is in sight in its row', async () => {
  openGuide();
  const row = find('ol');
  expect(row.scrollLeft).toBe(0);
  find('#cloud').scrollIntoView();
  await expect.poll(marked).toEqual(['cloud']);
  const { left, right } = find('[aria-current]').getBoundingClientRect();
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0);
  expect(right - left).toBe(120);
  await expect
    .poll(() => find('[aria-current]').getBoundingClientRect().right)
    .toBeLessThanOrEqual(row.getBoundingClientRect().right);
});

test('between two sections what was marked stays', async () => {
  openGuide();
  find('#web').scrollIntoView();
  await expect.poll(marked).toEqual(['web']);
  const gap = find('#mobile').offsetTop - 32;
  window.scrollTo(0, gap - window.innerHeight * 0.335);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(marked()).toEqual(['web']);
});

test('the chips come once the cards have left the screen, and go when they are back', async () => {
  openGuide();
  const isEarly = () => find('.guide-nav').classList.contains('is-early');
  find('#web').scrollIntoView();
  await expect.poll(isEarly).toBe(false);
  window.scrollTo(0, 0);
  await expect.poll(isEarly).toBe(true);
});
