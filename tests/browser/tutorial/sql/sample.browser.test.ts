import { beforeEach, expect, test } from 'vitest';
import { sqlSampleOf } from '../../../../src/browser/tutorial/sql/sample.ts';

let button: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div data-tutorial="sql"><section class="step" id="bases"><figure><button data-sample="3">Essayer</button><code>SELECT 1;</code></figure></section></div>`;
  button = document.querySelector('figure button') as HTMLElement;
});

test('a sample is known by its tutorial, its step and its rank (U1)', () => {
  expect(sqlSampleOf(button)).toEqual({
    tutorial: 'sql',
    step: 'bases',
    rank: 3,
    code: 'SELECT 1;',
  });
});
