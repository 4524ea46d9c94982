import { recall } from '../../browser/choice/records.ts';
import { show } from '../../browser/page/notices.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import { markWoven, showBand, workOf } from '../../browser/tutorial/end/bands.ts';
import { onStepEnd, setBarAway } from '../../browser/tutorial/end/step-end.ts';
import { markNewSteps } from '../../browser/tutorial/reading.ts';
import { lackOf, solvedIn } from '../../rules/tutorial/end/weaving.ts';
import { passedIn } from '../../rules/tutorial/exercises.ts';
import { isStepKey, STEP_KEYS, type StepKey, stepIndex } from '../../rules/tutorial/steps.ts';
import { keepOf, listOf, stepsOf } from './place.ts';

/**
 * Called when the end of a step may come near the screen. Each end that is then seen marks its step as read (T8) and, when
 * the step is earned, weaves its band (T31); the bar of phones leaves meanwhile (T6).
 */
export function watchEnds(slug: string): void {
  weaveRead(slug);
  onStepEnd((step, isSeen) => {
    setBarAway(isSeen);
    const read = stepsOf(slug, KEYS.readSteps);
    if (!isSeen || !isStepKey(step) || read.includes(step)) return;
    keepOf(slug, KEYS.readSteps, [...read, step]);
    markNewSteps([...read, step]);
    weaveRead(slug);
  });
}

/** Called for a quiz answered right and an exercise passed: a band that is earned so is told at once (T31). */
export function weave(slug: string): void {
  for (const key of weaveRead(slug)) {
    show({ text: `Étape ${stepIndex(key) + 1} tissée.`, tone: 'success' });
  }
}

/** Weaves what was read and is earned, and tells every band; returns the steps whose band is new. */
function weaveRead(slug: string): StepKey[] {
  const read = stepsOf(slug, KEYS.readSteps);
  const before = stepsOf(slug, KEYS.woven);
  const fresh = STEP_KEYS.filter(
    (key) => read.includes(key) && !before.includes(key) && lack(slug, key) === '',
  );
  if (fresh.length > 0) {
    const woven = [...before, ...fresh];
    keepOf(slug, KEYS.woven, woven);
    markWoven(woven);
  }
  for (const key of STEP_KEYS) tellBand(slug, key, fresh);
  return fresh;
}

function tellBand(slug: string, key: StepKey, fresh: readonly StepKey[]): void {
  const isWoven = stepsOf(slug, KEYS.woven).includes(key);
  const rest = isWoven ? '' : lack(slug, key);
  if (rest === undefined) return;
  const state = !isWoven ? 'empty' : fresh.includes(key) ? 'weaving' : 'woven';
  showBand(key, { number: stepIndex(key) + 1, lack: rest, state });
}

/** What a step still asks; undefined where the page does not have it. */
function lack(slug: string, key: StepKey): string | undefined {
  const work = workOf(key, passedIn(recall(KEYS.passed), slug));
  const solved = solvedIn(listOf(slug, KEYS.solved), key).length;
  return work && lackOf({ ...work, solved });
}
