import '../../../../src/styles/tokens.css';
import '../../../../src/styles/tutorial/practice.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { installQuizzes } from '../../../../src/browser/tutorial/questions/quiz.ts';
import { find } from '../../page.ts';

const check = page.getByRole('button', { name: 'Vérifier' });
const verdict = () => find('.verdict');
const seenReasons = () =>
  [...document.querySelectorAll('.why')].filter((one) => one.checkVisibility()).map(textOf);
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

const onRight = vi.fn();

beforeEach(() => {
  onRight.mockReset();
  document.body.innerHTML = quiz('q');
});

test('without the button an answer is judged as it is chosen', async () => {
  await radio('4').click();
  expect(seenReasons()).toEqual(['Pas encore. La fin est exclue.']);
});

describe('with « Vérifier »', () => {
  beforeEach(() => installQuizzes(onRight));

  test('arrow keys go through the answers, and none is judged', async () => {
    radio('3').element().focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(radio('4')).toBeChecked();
    expect(seenReasons()).toEqual([]);
    expect(verdict().textContent).toBe('');
  });

  test('the verdict is written into a status, for the chosen answer alone', async () => {
    expect(verdict().role).toBe('status');
    await radio('4').click();
    await check.click();
    expect(verdict().textContent).toBe('Pas encore. La fin est exclue.');
    expect(seenReasons()).toEqual(['Pas encore. La fin est exclue.']);
    expect(find('.quiz').dataset.verdict).toBe('wrong');
    expect(onRight).not.toHaveBeenCalled();
    await expect.element(check).toHaveFocus();
  });

  test('another choice takes the verdict away; the right answer has its own', async () => {
    await radio('4').click();
    await check.click();
    await radio('3').click();
    expect(verdict().textContent).toBe('');
    expect(find('.quiz').dataset.verdict).toBe('');
    await check.click();
    expect(verdict().textContent).toBe('Bonne réponse. Oui.');
    expect(find('.quiz').dataset.verdict).toBe('right');
    expect(onRight.mock.calls).toEqual([['q']]);
  });

  test('says that nothing is chosen yet', async () => {
    await check.click();
    expect(verdict().textContent).toBe('Choisis d’abord une réponse.');
    expect(find('.quiz').dataset.verdict).toBe('');
  });
});

test('two on one page are judged apart', async () => {
  document.body.innerHTML = quiz('a') + quiz('b');
  installQuizzes(onRight);
  await radio('3').first().click();
  await radio('4').last().click();
  await check.first().click();
  await check.last().click();
  const said = [...document.querySelectorAll('.verdict')].map(textOf);
  expect(said).toEqual(['Bonne réponse. Oui.', 'Pas encore. La fin est exclue.']);
});

function textOf({ textContent }: Element): string | null {
  return textContent;
}

function quiz(name: string): string {
  const choice = (number: number, label: string, look: string, why: string) => `
    <div class="choice ${look}">
      <input type="radio" name="${name}" id="${name}-${number}">
      <label for="${name}-${number}">${label}</label>
      <div role="status"><div class="why">${why}</div></div>
    </div>`;
  return `<fieldset class="quiz box"><legend>Combien ?</legend>
    ${choice(1, '3', 'right', '<strong>Bonne réponse.</strong> Oui.')}
    ${choice(2, '4', '', '<strong>Pas encore.</strong> La fin est exclue.')}
    ${choice(3, '5', '', '<strong>Pas encore.</strong> Non.')}
    <details class="answer"><summary>Voir la réponse</summary></details></fieldset>`;
}
