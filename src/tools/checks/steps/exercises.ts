import type { Fault } from '../../../markdown/lesson-fault.ts';
import { allAt, at } from '../fault.ts';
import type { Lesson } from '../read/lesson.ts';
import { attribute, lineOf, type Tag, tagsIn } from '../read/node.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { outside } from './sizes.ts';

const HINTS = [2, 3] as const;

/** The six exercises and their corrections show the folders of `exercises/`, in the same order. */
export function exercises(tutorial: Tutorial): Fault[] {
  const { lessons, exercises: folders, folder } = tutorial;
  return [
    ...allAt(`${folder}/exercises`, 1, outside('ce dossier', [6, 6], folders.length, 'exercices')),
    ...lessons.flatMap((lesson) => {
      if (lesson.step === 'exos') return [...order(lesson, 'Exercise', tutorial), ...hints(lesson)];
      return lesson.step === 'corrections' ? order(lesson, 'Correction', tutorial) : [];
    }),
  ];
}

function order({ file, nodes }: Lesson, name: string, { exercises, files }: Tutorial): Fault[] {
  const shown = name === 'Exercise' ? 'starter' : 'solution';
  return tagsIn(nodes, name).flatMap((tag, index) => {
    const folder = exercises[index] ?? '';
    if (attribute(tag, 'nom') !== folder) {
      const says = `<${name} nom="${attribute(tag, 'nom')}"> n’est pas le dossier attendu ici`;
      return [at(file, lineOf(tag), says, `écris nom="${folder}"`)];
    }
    const wanted = files.find((path) => path.startsWith(`exercises/${folder}/${shown}.`));
    const isShown = wanted !== undefined && filesIn(tag).includes(wanted);
    const example = wanted ?? `exercises/${folder}/${shown}.…`;
    if (isShown) return [];
    const says = `« ${folder} » ne montre pas son fichier ${shown}`;
    return [at(file, lineOf(tag), says, `écris <Fichier nom="${example}" />`)];
  });
}

function hints({ file, nodes }: Lesson): Fault[] {
  return tagsIn(nodes, 'Exercise').flatMap((tag) => {
    const minutes = attribute(tag, 'minutes');
    return allAt(file, lineOf(tag), [
      ...outside('cet exercice', HINTS, tagsIn([tag], 'Indice').length, 'indices'),
      ...(/^[1-9]\d?$/.test(minutes)
        ? []
        : [{ says: `minutes="${minutes}"`, remedy: 'écris un nombre de 1 à 99' }]),
    ]);
  });
}

function filesIn(tag: Tag): string[] {
  return tagsIn([tag], 'Fichier').map((file) => attribute(file, 'nom'));
}
