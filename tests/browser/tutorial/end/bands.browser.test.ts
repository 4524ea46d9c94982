import { beforeEach, describe, expect, test } from 'vitest';
import { markWoven, showBand, workOf } from '../../../../src/browser/tutorial/end/bands.ts';
import { find } from '../../page.ts';

const LACK = 'Pour la tisser, réussis un exercice.';
const band = () => find('#exos .step-band');
const lines = () => [...band().querySelectorAll('li')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = `
    <div class="tutorial">
      <section class="step" id="exos">
        <div class="objectives"><ul><li>un</li><li>deux</li><li>trois</li><li>quatre</li></ul></div>
        <fieldset class="quiz"></fieldset>
        <button data-exercise="1-a"></button><button data-exercise="2-b"></button>
        <nav class="step-foot"></nav>
      </section>
      <section class="step" id="corrections"><nav class="step-foot"></nav></section>
    </div>`;
});

describe('what a step holds', () => {
  test('its quizzes, its exercises, and those of them that were passed', () => {
    expect(workOf('exos', ['2-b', '9-z'])).toEqual({ quizzes: 1, exercises: 2, passed: 1 });
    expect(workOf('corrections', [])).toEqual({ quizzes: 0, exercises: 0, passed: 0 });
  });

  test('nothing on a page without it', () => {
    expect(workOf('bases', [])).toBeUndefined();
  });
});

test('the page says which bands are woven', () => {
  markWoven(['intro', 'exos']);
  expect(find('.tutorial').dataset.woven).toBe('intro exos');
});

describe('the band of a step', () => {
  test('stands before its end, and says what is asked', () => {
    showBand('exos', { number: 5, lack: LACK, state: 'empty' });
    expect(band().nextElementSibling).toBe(find('#exos .step-foot'));
    expect(band().textContent).toBe(`Bande 5${LACK}`);
    expect(find('#exos .step-band > i').className).toBe('motif-5');
  });

  test('once woven, says so in a status, with three lines of what was learnt', () => {
    showBand('exos', { number: 5, lack: LACK, state: 'empty' });
    showBand('exos', { number: 5, lack: '', state: 'weaving' });
    expect(find('#exos .step-band [role=status]').textContent).toBe('Étape 5 tissée');
    expect(lines()).toEqual(['un', 'deux', 'trois']);
    expect(band()).toHaveClass('is-weaving');
    expect(document.querySelectorAll('.step-band')).toHaveLength(1);
  });

  test('woven before, it does not move; a step without objectives has no list', () => {
    showBand('corrections', { number: 6, lack: '', state: 'woven' });
    expect(find('#corrections .step-band')).not.toHaveClass('is-weaving');
    expect(find('#corrections .step-band').textContent).toBe('Étape 6 tissée');
  });
});
