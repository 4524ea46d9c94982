import { basename, dirname, relative } from 'node:path';
import type { Fault } from './lesson-fault.ts';

/** Where a text is written, and what it counts as it goes. */
export interface Lesson {
  /** For messages: `content/tutorials/python/3-bases.mdx`. */
  file: string;
  /** The folder whose files `<Fichier>` shows. */
  folder: string;
  /** The step's key, before every id: eight steps stand on one page. */
  step: string;
  ids: Set<string>;
  /** The last sample must fail: the `output` that follows, even folded in an answer, is its message. */
  isFailing?: boolean;
  /** The last sample asks a base: the `output` that follows is its tables. */
  isAnswered?: boolean;
  /** How many style sheets, shown before, the next one goes on from. */
  sheets?: number;
  /** The files that samples have shown, by their names: others may import them. */
  files?: Record<string, string>;
  counters: Map<string, number>;
  /** How often the right option of a quiz stood in each place, from 0. */
  rightPlaces: Map<number, number>;
  /** Set while a text is only checked: faults are kept here, none is thrown, no code is coloured. */
  faults?: Fault[];
}

/** The place of a step's file: `/…/python/3-bases.mdx` is the step bases. */
export function startLesson(path: string): Lesson {
  const file = relative(process.cwd(), path);
  const place = { file, folder: dirname(path), step: stepOf(path) };
  return { ...place, ids: new Set(), counters: new Map(), rightPlaces: new Map() };
}

/** `/…/python/3-bases.mdx` → `bases`. */
function stepOf(path: string): string {
  return basename(path).replace(/^\d+-|\.mdx$/g, '');
}

/** The number of the next quiz, exercise or other kind in this lesson, from 1. */
export function countOf(lesson: Lesson, kind: string): number {
  const number = (lesson.counters.get(kind) ?? 0) + 1;
  lesson.counters.set(kind, number);
  return number;
}
