import type { StepKey } from './steps.ts';

/** The record `LastRessourcesViews` (section 3), in the words of the storage. */
export interface LastView {
  lastRessourcesViews: string;
  /** From 0 to 100. */
  progress: number;
  tabs: string;
}

/** What a tutorial writes; it does not carry the rules of the banner that reads it (`resume.ts`). */
export function lastView(name: string, progress: number, tabs: StepKey): LastView {
  return { lastRessourcesViews: name, progress, tabs };
}
