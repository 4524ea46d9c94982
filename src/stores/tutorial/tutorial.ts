import { KEYS } from '../../browser/platform/storage.ts';
import * as reading from '../../browser/tutorial/reading.ts';
import { installSheets } from '../../browser/tutorial/sheets.ts';
import * as steps from '../../browser/tutorial/steps.ts';
import { neighbour, type StepKey } from '../../rules/tutorial/steps.ts';
import { keepPlace, stepsOf } from './place.ts';

/**
 * Starts the page of a tutorial without React: its steps, what was read, and where the reader is
 * (T4, T8).
 */
export function openTutorial(): void {
  const page = steps.stepPage();
  if (!page) return;
  let shown = steps.addressedStep();

  const show = (key: StepKey, isAsked: boolean) => {
    // A step that the reader chose, and not the one that the page opened with (T17).
    if (isAsked || key !== shown) keepPlace(page, key);
    shown = key;
    steps.showStep(key, isAsked);
  };
  const open = (key: StepKey | undefined) => key && show(key, true);
  const move = (distance: -1 | 1) => open(neighbour(shown, distance));

  const follow = (isAsked: boolean) => {
    const isKnown = steps.settleAddress();
    show(steps.addressedStep(), false);
    steps.showAnchor(isAsked, isKnown);
  };

  follow(false);
  reading.markNewSteps(stepsOf(page.slug, KEYS.readSteps));
  steps.onStepAsked(open, move);
  steps.onAddress(() => follow(true));
  steps.onStepFound((key) => show(key, false));
  installSheets();
  reading.onFirstScroll(async () => {
    const scrolled = await import('../../browser/tutorial/scrolled.ts');
    scrolled.installScrollToTop();
    scrolled.installScrollers();
    scrolled.onHeadingRead((heading) => keepPlace(page, shown, heading));
  });
  reading.onNear('.parsons, .quiz, .step-foot', async () => {
    const questions = await import('./questions.ts');
    questions.openQuestions(page.slug);
  });
}
