import { KEYS } from '../../browser/platform/storage.ts';
import {
  installScrollToTop,
  markNewSteps,
  onFirstScroll,
  onNear,
  onStepEnd,
  setBarAway,
} from '../../browser/tutorial/reading.ts';
import { installSheets } from '../../browser/tutorial/sheets.ts';
import {
  addressedStep,
  onAddress,
  onStepAsked,
  settleAddress,
  showAnchor,
  showStep,
  stepPage,
} from '../../browser/tutorial/steps.ts';
import { isStepKey, neighbour, type StepKey } from '../../rules/tutorial/steps.ts';
import { byTutorial, keepOf, keepPlace } from './place.ts';

/**
 * Starts the page of a tutorial without React: its steps, what was read, and where the reader is
 * (T4, T8).
 */
export function openTutorial(): void {
  const page = stepPage();
  if (!page) return;
  let shown = addressedStep();

  const show = (key: StepKey, isAsked: boolean) => {
    // A step that the reader chose, and not the one that the page opened with (T17).
    if (isAsked || key !== shown) keepPlace(page, key);
    shown = key;
    showStep(key, isAsked);
  };
  const open = (key: StepKey | undefined) => key && show(key, true);
  const move = (distance: -1 | 1) => open(neighbour(shown, distance));

  const follow = (isAsked: boolean) => {
    settleAddress();
    show(addressedStep(), false);
    showAnchor(isAsked);
  };

  follow(false);
  markNewSteps(readSteps(page.slug));
  onStepAsked(open, move);
  onAddress(() => follow(true));
  onStepEnd((step, isSeen) => {
    setBarAway(isSeen);
    if (isSeen && isStepKey(step)) markRead(page.slug, step);
  });
  installScrollToTop();
  installSheets();
  onFirstScroll(async () =>
    (await import('../../browser/tutorial/heading.ts')).onHeadingRead((heading) =>
      keepPlace(page, shown, heading),
    ),
  );
  onNear('.parsons', async () =>
    (await import('../../browser/tutorial/parsons.ts')).installParsons(),
  );
}

function markRead(slug: string, key: StepKey): void {
  const read = readSteps(slug);
  if (read.includes(key)) return;
  read.push(key);
  keepOf(slug, KEYS.readSteps, read);
  markNewSteps(read);
}

/** The steps of a tutorial that were read to their end; none when the record cannot be read (T8). */
function readSteps(slug: string): StepKey[] {
  const steps = byTutorial(KEYS.readSteps)[slug];
  return Array.isArray(steps) ? steps.filter(isStepKey) : [];
}
