import type { Fault } from '../../../markdown/lesson-fault.ts';
import { isPauseStep } from '../../../rules/tutorial/exercises.ts';
import type { StepKey } from '../../../rules/tutorial/steps.ts';
import { allAt, at, type Sentence } from '../fault.ts';
import { type Lesson, type Section, sectionsOf } from '../read/lesson.ts';
import { attribute, lineOf, type Tag, tagsIn } from '../read/node.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { outside } from './sizes.ts';

/** The pauses of a step, in the third edition. */
const COUNTS: Readonly<Partial<Record<StepKey, number>>> = { bases: 4, utils: 3 };
const QUIZZES = [2, 3] as const;
const ONE = [1, 1] as const;
const MANY = [1, Number.POSITIVE_INFINITY] as const;
const MINUTES = /^(?:[5-9]|10)$/;
/** How the title of a pause begins. */
export const PAUSE_TITLE = /^Pause\s?:/;
const TITLE = 'écris « ## Pause : … » juste au-dessus';

/** What a step between whose notions stand pauses lacks of them, those of the third edition all of it (Y5). */
export function pauses(lesson: Lesson, tutorial: Tutorial): Fault[] {
  if (!isPauseStep(lesson.step)) return [];
  const { file, nodes } = lesson;
  const sections = sectionsOf(lesson);
  const held = sections.filter(({ title }) => PAUSE_TITLE.test(title));
  const within = held.flatMap((section) => tagsIn(section.nodes, 'Exercise'));
  const untitled = tagsIn(nodes, 'Exercise').filter((tag) => !within.includes(tag));
  return [
    ...(tutorial.isThird ? asked(lesson, held.length, sections) : []),
    ...untitled.map((tag) => at(file, lineOf(tag), 'cette pause n’a pas de titre', TITLE)),
    ...held.flatMap((section) => allAt(file, section.line, piecesOf(section))),
    ...within.flatMap((tag) => placeOf(tag, lesson, tutorial)),
  ];
}

/** The folders of `pauses/`: one for each pause of the two steps. */
export function pauseFolders({ folder, isThird, pauses: folders }: Tutorial): Fault[] {
  const count = Object.values(COUNTS).reduce((sum, one) => sum + one, 0);
  const wanted = isThird ? outside('ce dossier', [count, count], folders.length, 'pauses') : [];
  return allAt(`${folder}/pauses`, 1, wanted);
}

function asked({ file, step }: Lesson, count: number, sections: readonly Section[]): Fault[] {
  const wanted = COUNTS[step] ?? 0;
  const quiz = sections.find(({ title }) => title === 'Quiz');
  const remedy = 'mets ses questions dans les pauses, deux ou trois dans chacune';
  return [
    ...allAt(file, 1, outside('cette étape', [wanted, wanted], count, 'pauses')),
    ...(quiz ? [at(file, quiz.line, 'cette étape finit par un quiz de tout', remedy)] : []),
  ];
}

function piecesOf({ title, nodes }: Section): Sentence[] {
  const what = `« ${title} »`;
  const [first] = tagsIn(nodes, 'Exercise');
  const minutes = first ? attribute(first, 'minutes') : '5';
  return [
    ...outside(what, ONE, tagsIn(nodes, 'Exercise').length, '<Exercise>'),
    ...outside(what, MANY, tagsIn(nodes, 'Indice').length, '<Indice>'),
    ...outside(what, ONE, tagsIn(nodes, 'Solution').length, '<Solution>'),
    ...outside(what, QUIZZES, tagsIn(nodes, 'Quiz').length, '<Quiz>'),
    ...(MINUTES.test(minutes)
      ? []
      : [{ says: `minutes="${minutes}"`, remedy: 'écris un nombre de 5 à 10' }]),
  ];
}

/** A pause shows the files of its own folder: they are numbered through the two steps. */
function placeOf(tag: Tag, lesson: Lesson, { lessons, pauses: folders, files }: Tutorial): Fault[] {
  const before = lessons
    .filter(({ step }) => isPauseStep(step))
    .flatMap(({ file, nodes }) => tagsIn(nodes, 'Exercise').map((one) => `${file}:${lineOf(one)}`));
  const line = lineOf(tag);
  const name = attribute(tag, 'nom');
  const folder = folders[before.indexOf(`${lesson.file}:${line}`)] ?? '';
  if (name !== folder) {
    const says = `<Exercise nom="${name}"> n’est pas le dossier attendu ici`;
    const remedy = folder ? `écris nom="${folder}"` : `ajoute le dossier pauses/${name}`;
    return [at(lesson.file, line, says, remedy)];
  }
  const shown = tagsIn([tag], 'Fichier').map((file) => attribute(file, 'nom'));
  return ['starter', 'solution'].flatMap((part) => {
    const start = `pauses/${folder}/${part}.`;
    const file = files.find((path) => path.startsWith(start)) ?? `${start}…`;
    if (shown.includes(file)) return [];
    const says = `« ${folder} » ne montre pas son fichier ${part}`;
    return [at(lesson.file, line, says, `écris <Fichier nom="${file}" />`)];
  });
}
