import { fetchExercise } from '../../api/exercise.ts';
import type { Box } from '../../browser/tutorial/workshop/box.ts';
import {
  type ExerciseBox,
  exerciseOf,
  openExercise,
} from '../../browser/tutorial/workshop/exercise.ts';
import type { ExercisePlace } from '../../rules/tutorial/exercises.ts';
import { namesOfTests } from '../../rules/tutorial/workshop/check.ts';
import { checkedSentence, reasonLines } from '../../rules/tutorial/workshop/verdicts.ts';
import type { ExerciseFile } from '../../wire/exercise.ts';
import type { Engine } from './exercise-engine.ts';
import { keepCode, keepPassed, keptCode } from './exercise-records.ts';
import { engineFor } from './workshop/engines.ts';
import { tapped } from './workshop/tapped.ts';

/** Called for « Ouvrir l’atelier »: the exercise comes, with the code that was typed before (U11, U13). */
export async function openBench(button: HTMLElement): Promise<void> {
  const place = exerciseOf(button);
  if (!place) return;
  await tapped(button, async () => {
    const exercise = await fetchExercise(place.tutorial, place.name);
    open(button, place, exercise, await engineFor(exercise));
  });
}

function open(
  button: HTMLElement,
  place: ExercisePlace,
  { language, starter, tests }: ExerciseFile,
  start: (box: Box) => Engine,
): void {
  const names = namesOfTests(tests, language);
  const bench: ExerciseBox = openExercise(
    button,
    { first: keptCode(place) ?? starter, starter, language },
    {
      async run() {
        const { box, typed } = bench;
        const ended = engine.run(box.field.code(), typed());
        if (language === 'python' || language === 'sql')
          await bench.untilStopped(ended, engine.stop);
        box.stage.reveal();
      },
      async check() {
        if (await check(bench, names, engine)) keepPassed(place);
      },
      changed(code) {
        bench.verdicts.clear();
        bench.say('');
        bench.note(keepCode(place, code === starter ? undefined : code));
      },
      closed: () => engine.stop(),
    },
  );
  const engine = start(bench.box);
  bench.warn(engine.warning);
  if (keptCode(place)) bench.note('Ton code de la dernière fois est revenu.');
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
