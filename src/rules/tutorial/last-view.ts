import type { StepKey } from './steps.ts';

/** The record `LastRessourcesViews`, in the words of the storage (R7). */
export interface LastView {
  lastRessourcesViews: string;
  /** From 0 to 100. */
  progress: number;
  tabs: string;
}

/**
 * The record that reading a tutorial writes. Kept apart from the rules of the banner (`resume.ts`), which a
 * tutorial does not need (T17).
 */
export function lastView(name: string, progress: number, tabs: StepKey): LastView {
  return { lastRessourcesViews: name, progress, tabs };
}
