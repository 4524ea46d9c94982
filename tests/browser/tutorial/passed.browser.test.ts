import { expect, test } from 'vitest';
import { markPassed } from '../../../src/browser/tutorial/passed.ts';
import { find } from '../page.ts';
import { PASSED_PAGE } from './tutorial-page.ts';

test('says how many in the menu, and which ones under their statements (U14)', () => {
  document.body.innerHTML = PASSED_PAGE;
  markPassed([]);
  expect(find('.step-state').textContent).toBe('Nouveau');
  markPassed(['1-a']);
  markPassed(['1-a', '2-gone']);
  expect(find('.step-passed').textContent).toBe('2 exercices sur 6');
  expect(document.querySelectorAll('.step-passed')).toHaveLength(1);
  expect(find('.exercise-verbs').className).toContain('is-passed');
});
