import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onStepAsked, showStep } from '../../../src/browser/tutorial/steps.ts';
import { find } from '../page.ts';
import { click, openPage, shownSteps } from './tutorial-page.ts';

describe('a step is asked for', () => {
  test('by a link of the menu, from anything in it', () => {
    const { open, move } = listened();
    expect(click('[data-step-link=utils]')).toBe(true);
    expect(click('[data-step-link=exos] .badge-new')).toBe(true);
    expect(open.mock.calls).toEqual([['utils'], ['exos']]);
    expect(move).not.toHaveBeenCalled();
  });

  test('by Retour and Suivant of the bar', () => {
    const { open, move } = listened();
    expect(click('[data-move="1"]')).toBe(true);
    expect(click('[data-move="-1"]')).toBe(true);
    expect(move.mock.calls).toEqual([[1], [-1]]);
    expect(open).not.toHaveBeenCalled();
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a click with %j is left to the browser', (keys) => {
    const { open, move } = listened();
    expect(click('[data-step-link=utils]', keys)).toBe(false);
    expect(open).not.toHaveBeenCalled();
    expect(move).not.toHaveBeenCalled();
  });

  test('another link is left to the browser', () => {
    const { open } = listened();
    expect(click('#elsewhere')).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  test('on a telephone, from the sheet', async () => {
    openPage();
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(360, 640);
    onStepAsked((key) => showStep(key, true), vi.fn());
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Bases' }).click();
    expect(shownSteps()).toEqual(['bases']);
    expect(find('#etapes').matches(':popover-open')).toBe(false);
  });
});

function listened() {
  openPage();
  const [open, move] = [vi.fn(), vi.fn()];
  onStepAsked(open, move);
  return { open, move };
}
