import { progressArea } from '../../browser/page/consent.ts';
import { KEYS, readRecord, writeRecord } from '../../browser/platform/storage.ts';
import {
  installScrollToTop,
  markNewSteps,
  onNear,
  onStepEnd,
  setBarAway,
} from '../../browser/tutorial/reading.ts';
import { installSheets } from '../../browser/tutorial/sheets.ts';
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

/**
 * Starts the page of a tutorial without React: its steps, what was read, and where the reader is
 * (T4, T8).
 */
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
  installSheets();
  onNear('.parsons', async () =>
    (await import('../../browser/tutorial/parsons.ts')).installParsons(),
  );
}

/** Writes where the reader is, each time a step opens (T17, R7). */
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

/** The steps of a tutorial that were read to their end; none when the record cannot be read (T8). */
function readSteps(slug: string): StepKey[] {
  const steps = asObject(readRecord(progressArea(), KEYS.readSteps))[slug];
  return Array.isArray(steps) ? steps.filter(isStepKey) : [];
}

function asObject(record: unknown): Record<string, unknown> {
  return typeof record === 'object' && record !== null ? { ...record } : {};
}
