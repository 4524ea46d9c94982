import { at, type Lesson } from '../read/lesson.ts';
import { allOf, attribute, lineOf, type Tag, tagsIn } from '../read/node.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { outside } from './sizes.ts';

const HINTS = [2, 3] as const;

/** The six exercises and their corrections show the folders of `exercises/`, in the same order. */
export function exercises(tutorial: Tutorial): string[] {
  const { lessons, exercises: folders, folder } = tutorial;
  const count = outside([6, 6], folders.length, 'exercices').map((message) =>
    at(`${folder}/exercises`, 1, `ce dossier a ${message}`),
  );
  return [
    ...count,
    ...lessons.flatMap((lesson) => {
      if (lesson.step === 'exos') return [...order(lesson, 'Exercise', tutorial), ...hints(lesson)];
      return lesson.step === 'corrections' ? order(lesson, 'Correction', tutorial) : [];
    }),
  ];
}

function order({ file, nodes }: Lesson, name: string, { exercises, files }: Tutorial): string[] {
  const shown = name === 'Exercise' ? 'starter' : 'solution';
  return tagsIn(nodes, name).flatMap((tag, index) => {
    const folder = exercises[index] ?? '';
    const say = (message: string) => at(file, lineOf(tag), message);
    if (attribute(tag, 'nom') !== folder) {
      return [
        say(`<${name} nom="${attribute(tag, 'nom')}">, le dossier « ${folder} » est attendu ici`),
      ];
    }
    const wanted = [...files.keys()].find((path) =>
      path.startsWith(`exercises/${folder}/${shown}.`),
    );
    const isShown = wanted !== undefined && filesIn(tag).includes(wanted);
    const example = wanted ?? `exercises/${folder}/${shown}.…`;
    return isShown ? [] : [say(`<Fichier nom="${example}" /> est attendu dans « ${folder} »`)];
  });
}

function hints({ file, nodes }: Lesson): string[] {
  return tagsIn(nodes, 'Exercise').flatMap((tag) => {
    const minutes = attribute(tag, 'minutes');
    const counts = outside(HINTS, tagsIn([tag], 'Indice').length, 'indices');
    return [
      ...counts.map((message) => `cet exercice a ${message}`),
      ...(/^[1-9]\d?$/.test(minutes)
        ? []
        : [`minutes="${minutes}", un nombre de 1 à 99 est attendu`]),
    ].map((message) => at(file, lineOf(tag), message));
  });
}

function filesIn(tag: Tag): string[] {
  return allOf([tag]).flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'Fichier' ? [attribute(node, 'nom')] : [],
  );
}
