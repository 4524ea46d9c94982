import type { ExercisePlace } from '../../rules/tutorial/exercises.ts';
import { titlesIn } from '../languages/web/check.ts';
import { type Box, wakeBox } from '../page/box.ts';
import { correctionOf } from '../page/correction.ts';
import { colourField } from '../page/editor/coloured-field.ts';
import type { Engine, StartEngine } from '../page/engine.ts';
import { made } from '../page/made.ts';
import { checkedSentence, verdictList } from '../page/verdicts.ts';
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
  const { indent = 2, isShown, isStoppable, asks, lacks } = LANGUAGES[name];
  const kept = records.keptCode(place);
  const tried = { code: kept ?? starter, isConsole: !isShown, asks, lacks };
  const box = wakeBox(button, tried, {
    async run() {
      const ended = engine.run(field.code(), box.typed.lines());
      if (isStoppable) await box.untilStopped(ended, engine.stop);
      box.stage.reveal();
    },
    closed() {
      engine.close();
      shown.giveBack();
    },
  });
  const { field, restore } = box;
  const shown = dressed(button, box);
  shown.check.addEventListener('click', async () => {
    if (await check(shown, field.code(), engine.names ?? titlesIn(tests), engine))
      records.keepPassed(place);
  });

  let erased: string | undefined;
  const changed = (given?: string) => {
    erased = given;
    restore.textContent = given === undefined ? 'Rétablir' : 'Annuler';
    const code = field.code();
    shown.verdicts.clear();
    shown.say('');
    shown.note.textContent = records.keepCode(place, code === starter ? undefined : code);
  };
  field.onChange(() => changed());
  restore.addEventListener('click', () => {
    const before = field.code();
    field.setCode(erased ?? starter);
    box.typed.follow(field.code());
    changed(erased === undefined && before !== starter ? before : undefined);
  });
  button.hidden = true;
  field.focus();
  const mode = async () => (await import('../modes.ts')).MODES[name]();
  colourField(box, { name, mode, indent });
  const engine = start(box, exercise);
  if (kept) shown.note.textContent = 'Ton code de la dernière fois est revenu.';
}

/**
 * Puts the box between the statement and its list « À vérifier », which goes with it, and back; with
 * « Vérifier », what is announced, and what becomes of the code (U11).
 */
function dressed(button: HTMLElement, { element, run, restore, signs, verbs }: Box) {
  const section = button.closest('.exercise') as HTMLElement;
  const place = button.closest('p') as HTMLElement;
  const list = section.querySelector('.to-check') as HTMLElement;
  const heading = list.previousElementSibling as HTMLElement;
  const check = made('button', { type: 'button', className: 'button', textContent: 'Vérifier' });
  const status = made('p', { className: 'workshop-status' });
  status.setAttribute('role', 'status');
  const note = made('p', { className: 'workshop-note' });
  run.classList.add('button-quiet');
  verbs.prepend(check);
  element.classList.add('is-exercise');
  element.setAttribute('aria-label', `Atelier : ${section.querySelector('h3')?.textContent}`);
  element.prepend(made('div', { className: 'workshop-head' }, verbs, status));
  signs.after(made('div', { className: 'workshop-kept' }, note, restore));
  element.append(heading, list, ...correctionOf(button.dataset.exercise ?? ''));
  // The keyboard of a phone stays where it is, and the verdict above it.
  for (const one of [check, run, signs])
    one.addEventListener('pointerdown', (event) => event.preventDefault());
  place.before(element);
  return {
    element,
    check,
    note,
    verdicts: verdictList(list),
    say(text: string, tone = '') {
      status.textContent = text;
      status.dataset.tone = tone;
    },
    giveBack: () => place.before(heading, list),
  };
}

/** Runs the tests and writes their verdicts; whether all of them have passed. */
async function check(
  { element, verdicts, say }: ReturnType<typeof dressed>,
  code: string,
  names: readonly string[],
  engine: Engine,
): Promise<boolean> {
  const right = new Set<number>();
  const seen = new Set<number>();
  verdicts.clear();
  element.setAttribute('aria-busy', 'true');
  say('Vérification…');
  const reason = await engine.check(code, ({ name, isPassed, text }) => {
    const index = names.indexOf(name);
    if (index < 0 || seen.has(index)) return;
    seen.add(index);
    if (isPassed) right.add(index);
    verdicts.show(index, isPassed, text);
  });
  element.removeAttribute('aria-busy');
  const isPassed = right.size === names.length;
  const failed = names.find((_, index) => !right.has(index));
  if (reason) say(reason);
  else say(checkedSentence(right.size, names.length, failed), isPassed ? 'right' : '');
  return isPassed;
}
