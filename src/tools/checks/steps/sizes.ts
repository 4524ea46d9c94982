import { isShown } from '../../../markdown/fences.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { OFFERED_FOLDER } from '../../../rules/tutorial/offered.ts';
import type { StepKey } from '../../../rules/tutorial/steps.ts';
import { allAt, at, type Sentence } from '../fault.ts';
import type { Lesson } from '../read/lesson.ts';
import { attribute, childrenOf, isTag, type Node, type Tag, tagsIn } from '../read/node.ts';
import { passagesIn } from '../read/passage.ts';
import { isRun, samplesIn } from '../read/sample.ts';
import { STEP_FILES, type Tutorial } from '../read/tutorial.ts';
import { wordsOf } from '../read/words.ts';

type Bounds = readonly [least: number, most: number];

/** The table of the eight steps (Y5). */
const STEP_BOUNDS: Readonly<Record<StepKey, { words: Bounds; samples?: Bounds }>> = {
  intro: { words: [350, 900], samples: [1, 2] },
  first: { words: [600, 1_400], samples: [4, 8] },
  bases: { words: [2_200, 5_000], samples: [18, 40] },
  utils: { words: [1_800, 4_200], samples: [14, 32] },
  exos: { words: [700, 1_600] },
  // The standard's 6 to 10 are the solutions and the other ways; an error often seen has its own.
  corrections: { words: [1_200, 3_000], samples: [6, 18] },
  project: { words: [900, 2_200] },
  final: { words: [350, 900], samples: [0, 3] },
};
/** The third edition counts what is read without unfolding anything; its notions are more, and shorter. */
const OPEN_BOUNDS: Partial<Record<StepKey, { words: Bounds; samples: Bounds }>> = {
  bases: { words: [2_200, 4_500], samples: [18, 50] },
  utils: { words: [1_800, 4_000], samples: [14, 48] },
};
const FOLDS = ['Aparte', 'Indice', 'Reponse', 'Solution'];
const TUTORIAL_WORDS: Bounds = [8_500, 17_000];
/** Their code belongs to the question. */
const PUZZLES = ['Parsons', 'Quiz'];

export function stepSize(lesson: Lesson, { isThird }: Pick<Tutorial, 'isThird'>): Fault[] {
  const open = isThird ? OPEN_BOUNDS[lesson.step] : undefined;
  const { words, samples } = open ?? STEP_BOUNDS[lesson.step];
  const nodes = open ? unfolded(lesson.nodes) : lesson.nodes;
  const what = open ? 'cette étape, plis fermés,' : 'cette étape';
  return allAt(lesson.file, 1, [
    ...outside(what, words, countWords(nodes), 'mots'),
    ...(samples ? outside(what, samples, countSamples(nodes), 'exemples exécutés') : []),
  ]);
}

export function tutorialSize({ folder, lessons, isThird, isUnread }: Tutorial): Fault[] {
  // A step that is missing, or cannot be read, has no words to count.
  if (lessons.length < STEP_FILES.length || isUnread) return [];
  const read = lessons.flatMap(({ nodes }) => (isThird ? unfolded(nodes) : nodes));
  const words = countWords(read);
  return allAt(
    `${folder}/tutorial.yaml`,
    1,
    outside('le tutoriel entier', TUTORIAL_WORDS, words, 'mots'),
  );
}

export function missingSteps({ folder, lessons }: Tutorial): Fault[] {
  return STEP_FILES.map((name) => `${folder}/${name}`)
    .filter((step) => !lessons.some(({ file }) => file === step))
    .map((step) => at(step, 1, 'cette étape manque', 'écris-la : un tutoriel en a huit'));
}

/** What is read: titles, paragraphs, cells; an inline code is a word, a sample is none. */
export function countWords(nodes: readonly Node[]): number {
  return passagesIn(nodes).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

/** Without what stands in a fold. */
function unfolded(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (isTag(node, ...FOLDS)) return [];
    return isTag(node) ? unfolded(childrenOf(node)) : [node];
  });
}

/** « cette étape a 138 mots », « il en faut 150 à 450 », or nothing when the count is right. */
export function outside(
  what: string,
  [least, most]: Bounds,
  count: number,
  things: string,
): Sentence[] {
  if (count >= least && count <= most) return [];
  const named = count < 2 && !things.startsWith('<') ? things.replace(/s(?!\p{L})/gu, '') : things;
  return [
    { says: `${what} a ${group(count)} ${named}`, remedy: `il en faut ${wanted(least, most)}` },
  ];
}

function wanted(least: number, most: number): string {
  if (least === most) return group(least);
  return most === Number.POSITIVE_INFINITY
    ? `${group(least)} au moins`
    : `${group(least)} à ${group(most)}`;
}

/** Samples that are run and shown, and files of the tutorial that are shown. */
function countSamples(nodes: readonly Node[]): number {
  const runs = samplesIn(nodes).filter(
    (sample) => isRun(sample) && isShown(sample) && !isWithin(sample.tags, PUZZLES),
  );
  // Those of a pause are its reader's work.
  const own = tagsIn(tagsIn(nodes, 'Exercise'), 'Fichier');
  const shown = tagsIn(nodes, 'Fichier').filter((tag) => showsCode(tag) && !own.includes(tag));
  return runs.length + shown.length;
}

/** A picture, a sound or a table that a step offers is no sample. */
export function showsCode(tag: Tag): boolean {
  return !attribute(tag, 'nom').startsWith(`${OFFERED_FOLDER}/`);
}

function isWithin(tags: readonly string[], names: readonly string[]): boolean {
  return tags.some((tag) => names.includes(tag));
}

function group(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
}
