import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { markNewSteps } from '../../../src/browser/tutorial/reading.ts';
import { installScrollToTop } from '../../../src/browser/tutorial/scrolled.ts';
import { showStep } from '../../../src/browser/tutorial/steps.ts';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';
import { find } from '../page.ts';
import { openPage, watched } from './tutorial-page.ts';

beforeEach(() => {
  openPage();
  showStep('intro', false);
});

describe('« Nouveau » (T8)', () => {
  test.each([
    { read: [], isNew: STEPS.map(({ key }) => key) },
    {
      read: ['intro', 'bases'],
      isNew: ['first', 'utils', 'exos', 'corrections', 'project', 'final'],
    },
    { read: STEPS.map(({ key }) => key), isNew: [] },
    { read: ['Intro', '__proto__', ''], isNew: STEPS.map(({ key }) => key) },
  ])('read: $read', ({ read, isNew }) => {
    markNewSteps(read);
    expect(badges()).toEqual(isNew);
    for (const { key } of STEPS) {
      const isRead = find(`[data-step-link=${key}]`).classList.contains('is-read');
      expect(isRead).toBe(!isNew.includes(key));
    }
  });

  test('goes when its step is read, and stays away', () => {
    markNewSteps([]);
    markNewSteps(['final']);
    expect(badges()).not.toContain('final');
    markNewSteps(['final', 'intro']);
    expect(badges()).toHaveLength(6);
  });
});

describe('the button to the top, after 100 px of scroll (T9)', () => {
  test('hidden before, there after, away again', async () => {
    const { top, bottom } = find('.top-mark').getBoundingClientRect();
    expect([top, bottom]).toEqual([0, 100]);
    installScrollToTop();
    for (const { scrolled, isHidden } of [
      { scrolled: 99, isHidden: true },
      { scrolled: 101, isHidden: false },
      { scrolled: 99, isHidden: true },
      { scrolled: 3_000, isHidden: false },
      { scrolled: 0, isHidden: true },
    ]) {
      window.scrollTo(0, scrolled);
      await twoFrames();
      await vi.waitFor(() => expect(find('.to-top').hidden).toBe(isHidden));
    }
  });

  test('of two looks at once, the later counts', () => {
    const look = watched();
    installScrollToTop();
    look(['.top-mark', true], ['.top-mark', false]);
    expect(find('.to-top').hidden).toBe(false);
    look(['.top-mark', false], ['.top-mark', true]);
    expect(find('.to-top').hidden).toBe(true);
  });

  test.each(['.to-top', '.top-mark'])('a page without %s has none', (selector) => {
    find(selector).remove();
    installScrollToTop();
  });
});

describe('the menu of steps, open above 800 px (T9)', () => {
  test.each([
    { width: 801, isOpen: true },
    { width: 800, isOpen: false },
    { width: 360, isOpen: false },
  ])('at $width px it is open: $isOpen', async ({ width, isOpen }) => {
    await resize(width);
    expect(find('#etapes').checkVisibility()).toBe(isOpen);
  });

  test('its title closes and opens it, without a script', async () => {
    await resize(1_280);
    for (const isOpen of [false, true]) {
      await page.getByText('Python, en huit étapes').click();
      expect(find('.step-link').checkVisibility()).toBe(isOpen);
    }
  });
});

/** The steps that are marked in the menu; their cards are too. */
function badges(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('.step-link.is-new')];
  const keys = shown.map(({ dataset }) => dataset.stepLink ?? '');
  expect([...document.querySelectorAll('.step.is-new')].map(({ id }) => id)).toEqual(keys);
  return keys;
}

async function resize(width: number): Promise<void> {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(width, 700);
}

/** Time for the browser to tell what has come into sight. */
async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
