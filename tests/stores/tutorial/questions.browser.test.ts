import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { openQuestions } from '../../../src/stores/tutorial/questions.ts';

const QUIZ = `
  <fieldset class="quiz">
    <div class="choice right">
      <input type="radio" name="bases-quiz-1" aria-label="3"><div class="why">Oui.</div>
    </div>
    <div class="choice">
      <input type="radio" name="bases-quiz-1" aria-label="4"><div class="why">Non.</div>
    </div>
  </fieldset>`;
const PARSONS =
  '<section class="parsons"><ol class="parsons-lines"><li><code>a</code></li></ol></section>';
const check = page.getByRole('button', { name: 'Vérifier' }).first();
const solved = () => JSON.parse(sessionStorage.getItem(KEYS.solved) ?? 'null');

test('quizzes and lines to order both get « Vérifier » (T14, T15)', () => {
  document.body.innerHTML = QUIZ + PARSONS;
  openQuestions('python');
  expect(page.getByRole('button', { name: 'Vérifier' }).elements()).toHaveLength(2);
});

test('a quiz that is answered right is kept, once (T31)', async () => {
  document.body.innerHTML = QUIZ;
  openQuestions('python');
  await page.getByRole('radio', { name: '4' }).click();
  await check.click();
  expect(solved()).toBeNull();
  await page.getByRole('radio', { name: '3' }).click();
  await check.click();
  await check.click();
  await vi.waitFor(() => expect(solved()).toEqual({ python: ['bases-quiz-1'] }));
});

test('to stop at a rest keeps the next heading as the place of the reader (T33)', async () => {
  const headings = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (at) => `<h3 id="bases-${at}">${at}. Notion ${at}</h3>`,
  );
  document.body.innerHTML = `<div class="tutorial" data-tutorial="python" data-name="Python">
    <template class="rests"><aside><b></b><ul></ul><button>M’arrêter ici</button></aside></template>
    <section class="step" id="bases"><p style="height: 2000px"></p><div class="prose">${headings.join('')}</div>
    </section></div>`;
  openQuestions('python');
  await page.getByRole('button', { name: 'M’arrêter ici' }).click();
  expect(JSON.parse(sessionStorage.getItem(KEYS.places) ?? 'null')).toEqual({ python: 'bases-5' });
});
