import { expect, test } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { giveBackPlace } from '../../../src/browser/tutorial/resume.ts';
import program from '../../../src/inline/resume.ts?program';
import { run } from '../../inline/run.ts';

test('the place that the program of the page keeps is given back', () => {
  sessionStorage.setItem(KEYS.lastView, '{');
  run(program);
  expect(document.documentElement).toHaveClass('has-resume');
  giveBackPlace();
  expect(document.documentElement).not.toHaveClass('has-resume');
});
