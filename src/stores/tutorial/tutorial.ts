import { progressArea } from '../../browser/page/consent.ts';
import { KEYS, readRecord, writeRecord } from '../../browser/platform/storage.ts';
import {
  installMenuToggle,
  installScrollToTop,
  markNewSteps,
  onNear,
  onStepEnd,
  setBarAway,
} from '../../browser/tutorial/reading.ts';
import {
  addressedStep,
  onAddress,
  onStepAsked,
  type StepPage,
  settleAddress,
  showAnchor,
  showStep,
  stepPage,
} from '../../browser/tutorial/steps.ts';
import { lastView } from '../../rules/tutorial/last-view.ts';
import { isStepKey, neighbour, type StepKey, stepPercent } from '../../rules/tutorial/steps.ts';

/** Wakes a tutorial's page up: steps, their reading, and where the reader was. No React. */
export function openTutorial(): void {
  const page = stepPage();
  if (!page) return;
  let shown = addressedStep();

  const show = (key: StepKey, isAsked: boolean) => {
    shown = key;
    showStep(key, isAsked);
    keepPlace(page, key);
  };
  const open = (key: StepKey) => show(key, true);
  const move = (distance: -1 | 1) => {
    const key = neighbour(shown, distance);
    if (key) open(key);
  };

  settleAddress();
  show(shown, false);
  showAnchor();
  markNewSteps(readSteps(page.slug));
  onStepAsked(open, move);
  onAddress(() => {
    settleAddress();
    show(addressedStep(), false);
    showAnchor();
  });
  onStepEnd((step, isSeen) => {
    setBarAway(isSeen);
    if (isSeen && isStepKey(step)) markRead(page.slug, step);
  });
  installScrollToTop();
  installMenuToggle();
  onNear('.parsons', async () =>
    (await import('../../browser/tutorial/parsons.ts')).installParsons(),
  );
}

function keepPlace({ name }: StepPage, key: StepKey): void {
  writeRecord(progressArea(), KEYS.lastView, lastView(name, stepPercent(key), key));
}

function markRead(slug: string, key: StepKey): void {
  const read = readSteps(slug);
  if (read.includes(key)) return;
  const all = readRecord(progressArea(), KEYS.readSteps);
  writeRecord(progressArea(), KEYS.readSteps, { ...asObject(all), [slug]: [...read, key] });
  markNewSteps([...read, key]);
}

/** The steps of a tutorial that have been read to their end; a record that is not one counts for none. */
function readSteps(slug: string): StepKey[] {
  const steps = asObject(readRecord(progressArea(), KEYS.readSteps))[slug];
  return Array.isArray(steps) ? steps.filter(isStepKey) : [];
}

function asObject(record: unknown): Record<string, unknown> {
  return typeof record === 'object' && record !== null ? { ...record } : {};
}
