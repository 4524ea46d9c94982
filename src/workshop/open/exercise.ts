import type { ExercisePlace } from '../../rules/tutorial/exercises.ts';
import { titlesIn } from '../languages/web/check.ts';
import type { Engine, StartEngine } from '../page/engine.ts';
import { type ExerciseBox, exerciseOf, openExerciseBox } from '../page/exercise-box.ts';
import { checkedSentence, reasonLines } from '../page/verdict-words.ts';
import { LANGUAGES } from '../registry.ts';
import { decodeExercise, type ExerciseFile, exercisePath, fetchOwnFile } from './files.ts';
import { tapped } from './tapped.ts';

/** The site keeps the work of a reader on exercises by these. */
export interface ExerciseRecords {
  keptCode: (place: ExercisePlace) => string | undefined;
  /** Keeps the code, or forgets it; returns what to tell the reader. */
  keepCode: (place: ExercisePlace, code: string | undefined) => string;
  keepPassed: (place: ExercisePlace) => void;
}

/** Called for « Ouvrir l’atelier »: the exercise comes, with the code that was typed before (U11, U13). */
export async function openExercise(button: HTMLElement, records: ExerciseRecords): Promise<void> {
  const place = exerciseOf(button);
  if (!place) return;
  await tapped(button, async () => {
    const exercise = await fetchOwnFile(exercisePath(place.tutorial, place.name), decodeExercise);
    const start = await LANGUAGES[exercise.language].engine();
    open({ button, place, exercise, start, records });
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
  const { indent = 2, isStoppable, ...known } = LANGUAGES[name];
  const mode = async () => (await import('../modes.ts')).MODES[name]();
  const kept = records.keptCode(place);
  const opened: ExerciseBox = openExerciseBox(
    button,
    { ...known, first: kept ?? starter, starter, editor: { name, mode, indent } },
    {
      async run() {
        const { box, typed } = opened;
        const ended = engine.run(box.field.code(), typed());
        if (isStoppable) await opened.untilStopped(ended, engine.stop);
        box.stage.reveal();
      },
      async check() {
        if (await check(opened, engine.names ?? titlesIn(tests), engine)) records.keepPassed(place);
      },
      changed(code) {
        opened.verdicts.clear();
        opened.say('');
        opened.note(records.keepCode(place, code === starter ? undefined : code));
      },
      closed: () => engine.close(),
    },
  );
  const engine = start(opened.box, exercise);
  if (kept) opened.note('Ton code de la dernière fois est revenu.');
}

/** Runs the tests and writes their verdicts; whether all of them have passed. */
async function check(
  { box, verdicts, say }: ExerciseBox,
  names: readonly string[],
  engine: Engine,
): Promise<boolean> {
  const right = new Set<number>();
  const shown = new Set<number>();
  verdicts.clear();
  box.element.ariaBusy = 'true';
  say('Vérification…');
  const reason = await engine.check(box.field.code(), ({ name, isPassed, text }) => {
    const index = names.indexOf(name);
    if (index < 0 || shown.has(index)) return;
    shown.add(index);
    if (isPassed) right.add(index);
    verdicts.show(index, { isPassed, reason: reasonLines(text) });
  });
  box.element.ariaBusy = null;
  const isPassed = right.size === names.length;
  const failed = names.find((_, index) => !right.has(index));
  if (reason) say(reason);
  else say(checkedSentence(right.size, names.length, failed), isPassed ? 'right' : undefined);
  return isPassed;
}
