import { beforeEach, expect, test, vi } from 'vitest';
import { addRests } from '../../../../src/browser/tutorial/end/rests.ts';

const MODEL = `<template class="rests"><aside class="step-rest">
  <p>Tu sais maintenant <b></b></p><ul></ul><a href="#">Continuer</a><button>M’arrêter ici</button>
</aside></template>`;
const rests = () => [...document.querySelectorAll('.step-rest')];

function show(count: number, filler = 2_000): void {
  const headings = Array.from(
    { length: count },
    (_, at) => `<h3 id="h${at}">${at}. Notion ${at}</h3>`,
  );
  document.body.innerHTML = `${MODEL}<section class="step" id="bases">
    <div style="height: ${filler}px"></div><div class="prose">${headings.join('')}</div></section>`;
}

beforeEach(() => window.scrollTo(0, 0));

test.each([
  [7, []],
  [8, ['h4']],
  [11, ['h4']],
  [14, ['h4', 'h8']],
])('a step of %i headings has rests before %j', (count, before) => {
  show(count);
  addRests(vi.fn());
  expect(rests().map((rest) => rest.nextElementSibling?.id)).toEqual(before);
});

test('a rest says what the last four taught and how far one is, and leads on', () => {
  show(14);
  addRests(vi.fn());
  const [, second] = rests();
  expect([...(second?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    'Notion 4',
    'Notion 5',
    'Notion 6',
    'Notion 7',
  ]);
  expect(second?.querySelector('b')).toHaveTextContent('8 / 14');
  expect(second?.querySelector('a')).toHaveAttribute('href', '#h8');
});

test('a step with pauses has a rest after each, which says what the notions before it taught', () => {
  show(9);
  const pauses = ['h3', 'h6', 'h8'];
  for (const id of pauses) {
    const heading = document.getElementById(id);
    if (heading) heading.textContent = `Pause\u00A0: ${id}`;
  }
  addRests(vi.fn());
  expect(rests().map((rest) => rest.nextElementSibling?.id)).toEqual(['h4', 'h7']);
  const [, second] = rests();
  expect([...(second?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    'Notion 4',
    'Notion 5',
  ]);
  expect(second?.querySelector('b')).toHaveTextContent('5 / 6');
});

test('« M’arrêter ici » tells the step and the heading where one goes on', () => {
  show(8);
  const stop = vi.fn();
  addRests(stop);
  document.querySelector('button')?.click();
  expect(stop).toHaveBeenCalledWith('bases', document.getElementById('h4'));
});

test('what is on the screen is not pushed away', () => {
  show(8, 0);
  addRests(vi.fn());
  expect(rests()).toEqual([]);
});
