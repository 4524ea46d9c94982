import { isInfinitive } from '../../../collections/schemas/objective.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import type { StepKey } from '../../../rules/tutorial/steps.ts';
import { allAt, at, type Sentence } from '../fault.ts';
import { type Lesson, type Section, sectionsOf } from '../read/lesson.ts';
import { childrenOf, isTag, lineOf, type Node, tagsIn } from '../read/node.ts';
import { passagesIn } from '../read/passage.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { wordsOf } from '../read/words.ts';
import { PAUSE_TITLE } from './pauses.ts';
import { countWords, outside } from './sizes.ts';

const COUNTS: Partial<Record<StepKey, readonly [number, number]>> = {
  bases: [10, 13],
  utils: [10, 14],
};
/** One idea a notion: the third edition has more of them, and they are shorter. */
const MOST_OF_THIRD = 18;
const WORDS = [150, 450] as const;
const MAX_WORDS_WITHOUT_SAMPLE = 200;
/** The counts that a step may have, in words. */
const NUMBERS = [
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
];
const PROMISE = new RegExp(
  `(?<![\\p{L}-])(${NUMBERS.join('|')})\\s(?:notions|outils)(?!\\p{L})`,
  'giu',
);
/** The other sections of these steps. */
const NOT_NOTIONS = /^(?:Rappel|L'essentiel|Quiz)$/;
const NUMBERED = /^(\d+)\. (.+)$/;

/** The sections of a step that teach a notion each; none in a step of another kind. */
export function notionsOf(lesson: Lesson): Section[] {
  if (!COUNTS[lesson.step]) return [];
  return sectionsOf(lesson).filter(
    ({ title }) => title !== '' && !NOT_NOTIONS.test(title) && !PAUSE_TITLE.test(title),
  );
}

/** One `##` per notion, in the pattern of docs/content-standard.md (Y5). */
export function notions(lesson: Lesson, { isThird }: Pick<Tutorial, 'isThird'>): Fault[] {
  const [least, most] = COUNTS[lesson.step] ?? [];
  if (!least || !most) return [];
  const bounds = [least, isThird ? MOST_OF_THIRD : most] as const;
  const sections = notionsOf(lesson);
  return [
    ...allAt(lesson.file, 1, outside('cette étape', bounds, sections.length, 'notions')),
    ...promises(lesson, sections.length),
    ...sections.flatMap((section, index) =>
      allAt(lesson.file, section.line, faultsOf(section, index + 1)),
    ),
    ...sections.flatMap(({ nodes }) => dryRuns(nodes, lesson.file)),
  ];
}

/** « Treize notions t'y mènent », before the first one: true when there are as many. */
function promises(lesson: Lesson, count: number): Fault[] {
  const right = NUMBERS[count - 10];
  if (right === undefined) return [];
  const [opening] = sectionsOf(lesson);
  const texts = [
    ...lesson.fields
      .filter(({ path }) => path === 'description')
      .map(({ line, value }) => ({ line, text: value })),
    ...passagesIn(opening?.nodes ?? []),
  ];
  return texts.flatMap(({ line, text }) =>
    [...text.matchAll(PROMISE)]
      .filter(([, word = '']) => word.toLowerCase() !== right)
      .map(([found]) => {
        const things = found.replace(/^\S+\s/, '');
        const says = `« ${found} » : cette étape en a ${count}`;
        const remedy = `écris « ${right} ${things} », et dans 1-intro.mdx s’il y est dit`;
        return at(lesson.file, line, says, remedy);
      }),
  );
}

function faultsOf({ title, nodes }: Section, wanted: number): Sentence[] {
  const [, number, name = title] = NUMBERED.exec(title) ?? [];
  return [
    ...(Number(number) === wanted
      ? []
      : [{ says: `« ${title} » est la notion ${wanted}`, remedy: `écris « ## ${wanted}. … »` }]),
    ...(isInfinitive(name) ? [] : [notAVerb(name, wanted)]),
    ...outside(`« ${title} »`, WORDS, wordsOf(name).length + countWords(nodes), 'mots'),
    ...(tagsIn(nodes, 'Atoi').length > 0
      ? []
      : [{ says: `« ${title} » n’a pas d’<Atoi>`, remedy: 'ajoutes-en un, avec sa <Reponse>' }]),
  ];
}

function notAVerb(name: string, number: number): Sentence {
  return {
    says: `« ${name} » ne commence pas par un verbe à l’infinitif`,
    remedy: `écris par exemple « ## ${number}. Répéter avec \`for\` »`,
  };
}

/** The places where a reader has read too long without seeing code. */
function dryRuns(nodes: readonly Node[], file: string): Fault[] {
  const faults: Fault[] = [];
  let words = 0;
  const read = (node: Node): void => {
    if (isTag(node, 'Quiz')) return;
    if (node.type === 'code' || isTag(node, 'Fichier')) words = 0;
    else if (!isProse(node)) childrenOf(node).forEach(read);
    else {
      words += countWords([node]);
      if (words <= MAX_WORDS_WITHOUT_SAMPLE) return;
      const remedy = `ajoute un exemple : un tous les ${MAX_WORDS_WITHOUT_SAMPLE} mots au plus`;
      faults.push(at(file, lineOf(node), `${words} mots sans exemple`, remedy));
      words = 0;
    }
  };
  nodes.forEach(read);
  return faults;
}

function isProse({ type }: Node): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell';
}
