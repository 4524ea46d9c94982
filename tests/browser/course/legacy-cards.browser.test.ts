import { expect, test } from 'vitest';
import { bringCards } from '../../../src/browser/course/legacy-cards.ts';

test('the cards of the page come into the box, once there is one', () => {
  document.body.innerHTML = '<div id="box"></div><section class="free-courses"></section>';
  const [box, cards] = ['#box', '.free-courses'].map((one) => document.querySelector(one));
  bringCards(null);
  expect(cards?.parentElement).toBe(document.body);
  bringCards(box as HTMLElement);
  expect(cards?.parentElement).toBe(box);
});

test('a page without cards stays as it is', () => {
  document.body.innerHTML = '<div id="box"></div>';
  bringCards(document.querySelector<HTMLElement>('#box'));
  expect(document.body.innerHTML).toBe('<div id="box"></div>');
});
