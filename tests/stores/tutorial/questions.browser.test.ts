import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openQuestions } from '../../../src/stores/tutorial/questions.ts';

test('quizzes and lines to order both get « Vérifier » (T14, T15)', () => {
  document.body.innerHTML = `
    <fieldset class="quiz"><div class="choice"><input type="radio"></div></fieldset>
    <section class="parsons"><ol class="parsons-lines"><li><code>a</code></li></ol></section>`;
  openQuestions();
  expect(page.getByRole('button', { name: 'Vérifier' }).elements()).toHaveLength(2);
});
