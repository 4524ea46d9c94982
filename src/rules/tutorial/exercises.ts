import { has } from '../older.ts';

/** How many exercises a tutorial has. */
const COUNT = 6;
/** `3-vaccins`: the folder of an exercise, which starts with its number; `pause-3-caisse`: that of a pause. */
const NAME = /^([1-6]|pause-\d)-[a-z0-9-]{1,60}$/;
const PAUSE = 'pause-';

/** An exercise, as addresses and records name it. */
export interface ExercisePlace {
  tutorial: string;
  name: string;
}

/** Whether the exercises of a step are pauses between its notions (U24). */
export function isPauseStep(step: string): boolean {
  return step === 'bases' || step === 'utils';
}

/** What addresses and records call the pause of a folder: an exercise may have the same one (U24). */
export function pauseName(folder: string): string {
  return PAUSE + folder;
}

/** The folder of an exercise or of a pause in that of its tutorial: `exercises/3-vaccins`, `pauses/3-caisse`. */
export function exerciseFolder(name: string): string {
  return name.startsWith(PAUSE) ? `pauses/${name.slice(PAUSE.length)}` : `exercises/${name}`;
}

/** The exercises and pauses of a tutorial that the record `passed` holds; none when it cannot be read (U14). */
export function passedIn(record: unknown, tutorial: string): string[] {
  const names: unknown = Object(record)[tutorial];
  if (!Array.isArray(names)) return [];
  return names.filter((name) => typeof name === 'string' && NAME.test(name));
}

/** « 4 exercices sur 6 »; empty when none has been passed. One that was renamed counts once, a pause does not (U14). */
export function passedLabel(passed: readonly string[]): string {
  const count = new Set(passed.map(([first]) => first).filter((first) => first !== PAUSE[0])).size;
  return count ? `${count} exercice${count > 1 ? 's' : ''} sur ${COUNT}` : '';
}

/** The record `passed` with an exercise more. */
export function withPassed(record: unknown, { tutorial, name }: ExercisePlace): object {
  const passed = new Set(passedIn(record, tutorial)).add(name);
  return { ...Object(record), [tutorial]: [...passed] };
}

/** The code that the record `codes` keeps of an exercise; undefined when there is none (U13). */
export function codeIn(record: unknown, { tutorial, name }: ExercisePlace): string | undefined {
  const code = ownOf(ownOf(record, tutorial), name);
  return typeof code === 'string' ? code : undefined;
}

/** The record `codes` with the code of an exercise; without it when the code is undefined. */
export function withCode(
  record: unknown,
  { tutorial, name }: ExercisePlace,
  code: string | undefined,
): object {
  return {
    ...Object(record),
    // JSON leaves out what is undefined.
    [tutorial]: { ...Object(ownOf(record, tutorial)), [name]: code },
  };
}

function ownOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null && has(record, name)
    ? (record as Record<string, unknown>)[name]
    : undefined;
}
