import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onStepEnd, setBarAway } from '../../../../src/browser/tutorial/end/step-end.ts';
import { showStep } from '../../../../src/browser/tutorial/steps.ts';
import { STEPS } from '../../../../src/rules/tutorial/step-labels.ts';
import { find } from '../../page.ts';
import { openPage, watched } from '../tutorial-page.ts';

beforeEach(() => {
  openPage();
  showStep('intro', false);
});

describe('onStepEnd', () => {
  test('tells when the end of the shown step comes, and when it goes', async () => {
    const seen = vi.fn();
    onStepEnd(seen);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('final', false));
    expect(seen).not.toHaveBeenCalledWith(expect.anything(), true);
    find('#intro .step-foot').scrollIntoView();
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('intro', true));
    window.scrollTo(0, 0);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('intro', false));
  });

  test('at the first look, the end that is on the screen is told last', async () => {
    find('#intro .step-foot').scrollIntoView();
    const seen = vi.fn();
    onStepEnd(seen);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(STEPS.length));
    expect(seen).toHaveBeenLastCalledWith('intro', true);
  });

  test('of two looks at one end, the later counts', () => {
    const look = watched();
    const seen = vi.fn();
    onStepEnd(seen);
    look(['#intro .step-foot', true], ['#bases .step-foot', true], ['#intro .step-foot', false]);
    expect(seen.mock.calls).toEqual([
      ['intro', false],
      ['bases', true],
    ]);
  });

  test('tells that a step is left for another', async () => {
    const seen = vi.fn();
    onStepEnd(seen);
    find('#intro .step-foot').scrollIntoView();
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('intro', true));
    showStep('bases', true);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('intro', false));
    expect(seen).not.toHaveBeenCalledWith('bases', true);
  });

  test('back to a short step: its end is told after the other’s', async () => {
    for (const filler of document.querySelectorAll('#intro div, #bases div')) filler.remove();
    showStep('bases', false);
    const seen = vi.fn();
    onStepEnd(seen);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('bases', true));
    showStep('intro', true);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith('bases', false));
    expect(seen).toHaveBeenLastCalledWith('intro', true);
  });
});

test('the bar leaves and comes back; a page without one has none', () => {
  setBarAway(true);
  expect(find('.bottom-bar').checkVisibility({ visibilityProperty: true })).toBe(false);
  setBarAway(true);
  setBarAway(false);
  expect(find('.bottom-bar').checkVisibility({ visibilityProperty: true })).toBe(true);
  find('.bottom-bar').remove();
  setBarAway(true);
});
