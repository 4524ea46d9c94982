import type { ExercisePlace } from '../../rules/tutorial/exercises.ts';
import { titlesIn } from '../languages/web/check.ts';
import { type Box, CHECKING, wakeBox } from '../page/box.ts';
import { colourField } from '../page/editor/coloured-field.ts';
import type { Engine, StartEngine } from '../page/engine.ts';
import { passedMoment } from '../page/passed.ts';
import { checkedSentence, verdictList } from '../page/verdicts.ts';
import { LANGUAGES } from '../registry.ts';
import { decodeExercise, type ExerciseFile, exercisePath, fetchOwnFile } from './files.ts';
import { tapped } from './tapped.ts';

/** Said when a fault stops the code before its first test. */
const UNCHECKED = 'Ton code ne peut pas être vérifié : son message est dans « Résultat ».';

/** The site keeps the work of a reader on exercises by these. */
export interface ExerciseRecords {
  keptCode: (place: ExercisePlace) => string | undefined;
  /** Keeps the code, or forgets it; returns what to tell the reader. */
  keepCode: (place: ExercisePlace, code: string | undefined) => string;
  /** Keeps that it was passed; returns how many were, « 2 sur 6 ». */
  keepPassed: (place: ExercisePlace) => string;
}

/** Called for « Ouvrir l’atelier »: the exercise comes, with the code that was typed before (U11, U13). */
export async function openExercise(button: HTMLElement, records: ExerciseRecords): Promise<void> {
  const tutorial = button.closest<HTMLElement>('[data-tutorial]')?.dataset.tutorial;
  const name = button.dataset.exercise;
  if (!tutorial || !name) return;
  await tapped(button, async () => {
    const exercise = await fetchOwnFile(exercisePath(tutorial, name), decodeExercise);
    const start = await LANGUAGES[exercise.language].engine();
    open({ button, place: { tutorial, name }, exercise, start, records });
  });
}

interface Opened {
  button: HTMLElement;
  place: ExercisePlace;
  exercise: ExerciseFile;
  start: StartEngine;
  records: ExerciseRecords;
}

function open({ button, place, exercise, start, records }: Opened): void {
  const { language: name, starter, tests } = exercise;
  const { indent = 2, isShown, isStoppable, asks } = LANGUAGES[name];
  const kept = records.keptCode(place);
  const tried = { code: kept ?? starter, isConsole: !isShown, isStoppable, asks };
  const box = wakeBox(button, tried, { engine: () => engine, closed: () => giveBack() });
  const { field, note, restore, typed } = box;
  const { verdicts, passed, giveBack } = dressed(button, box, place.name);
  box.check.addEventListener('click', async () => {
    verdicts.clear();
    passed.clear();
    if (await check(box, verdicts, engine.names ?? titlesIn(tests), engine))
      passed.show(records.keepPassed(place));
  });

  let erased: string | undefined;
  const changed = (given?: string) => {
    erased = given;
    restore.textContent = given === undefined ? 'Rétablir' : 'Annuler';
    const code = field.code();
    verdicts.clear();
    passed.clear();
    box.say('');
    note.textContent = records.keepCode(place, code === starter ? undefined : code);
  };
  field.onChange(() => changed());
  restore.addEventListener('click', () => {
    const before = field.code();
    field.setCode(erased ?? starter);
    typed.follow(field.code());
    changed(erased === undefined && before !== starter ? before : undefined);
  });
  button.hidden = true;
  field.focus();
  const mode = async () => (await import('../modes.ts')).MODES[name]();
  colourField(box, { name, mode, indent });
  const engine = start(box, exercise);
  if (kept) note.textContent = 'Ton code de la dernière fois est revenu.';
}

/**
 * Puts the box between the statement and its list « À vérifier », which goes with it, and back, with « Vérifier »
 * (U11).
 */
function dressed(button: HTMLElement, box: Box, name: string) {
  const { element, check, run, signs } = box;
  const section = button.closest('.exercise') as HTMLElement;
  const place = button.closest('p') as HTMLElement;
  const list = section.querySelector('.to-check') as HTMLElement;
  const heading = list.previousElementSibling as HTMLElement;
  check.hidden = false;
  run.classList.add('button-quiet');
  // The title of a pause stands before it.
  const title = section.querySelector('h3') ?? section.previousElementSibling;
  element.setAttribute('aria-label', `Atelier : ${title?.textContent}`);
  element.append(heading, list);
  // The keyboard of a phone stays where it is, and the verdict above it.
  for (const one of [check, run, signs])
    one.addEventListener('pointerdown', (event) => event.preventDefault());
  place.before(element);
  return {
    verdicts: verdictList(list),
    passed: passedMoment(box, section, name),
    giveBack: () => place.before(heading, list),
  };
}

/** Runs the tests and writes their verdicts; whether all of them have passed. */
async function check(
  { element, field, begin, say }: Box,
  verdicts: ReturnType<typeof verdictList>,
  names: readonly string[],
  engine: Engine,
): Promise<boolean> {
  const right = new Set<number>();
  const seen = new Set<number>();
  element.setAttribute('aria-busy', 'true');
  const isLast = begin(CHECKING);
  const isRun = await engine.check(field.code(), (verdict) => {
    const index = names.indexOf(verdict.name);
    if (index < 0 || seen.has(index)) return;
    seen.add(index);
    if (verdict.isPassed) right.add(index);
    verdicts.show(index, verdict.isPassed, verdict.isPassed ? undefined : engine.explain(verdict));
  });
  element.removeAttribute('aria-busy');
  const failed = names.find((_, index) => !right.has(index));
  if (failed === undefined) return true;
  if (isLast()) say(isRun ? checkedSentence(right.size, names.length, failed) : UNCHECKED);
  return false;
}
