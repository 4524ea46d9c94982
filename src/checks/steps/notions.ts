import { isInfinitive } from '../../collections/schemas/objective.ts';
import type { StepKey } from '../../rules/tutorial/steps.ts';
import { at, type Lesson, type Section, sectionsOf } from '../read/lesson.ts';
import { childrenOf, isTag, lineOf, type Node, tagsIn } from '../read/node.ts';
import { wordsOf } from '../read/words.ts';
import { countWords, outside } from './sizes.ts';

const COUNTS: Partial<Record<StepKey, readonly [number, number]>> = {
  bases: [10, 13],
  utils: [10, 14],
};
const WORDS = [150, 450] as const;
const MAX_WORDS_WITHOUT_SAMPLE = 200;
/** The other sections of these steps. */
const NOT_NOTIONS = /^(?:Rappel|L'essentiel|Quiz)$/;
const NUMBERED = /^(\d+)\. (.+)$/;

/** One `##` per notion, in the pattern of docs/content-standard.md (Y5). */
export function notions(lesson: Lesson): string[] {
  const bounds = COUNTS[lesson.step];
  if (!bounds) return [];
  const sections = sectionsOf(lesson).filter(
    ({ title }) => title !== '' && !NOT_NOTIONS.test(title),
  );
  return [
    ...outside(bounds, sections.length, 'notions').map((message) =>
      at(lesson.file, 1, `cette étape a ${message}`),
    ),
    ...sections.flatMap((section, index) =>
      faultsOf(section, index + 1).map((message) => at(lesson.file, section.line, message)),
    ),
    ...sections.flatMap(({ nodes }) => dryRuns(nodes, lesson.file)),
  ];
}

function faultsOf({ title, nodes }: Section, wanted: number): string[] {
  const [, number, name = title] = NUMBERED.exec(title) ?? [];
  return [
    ...(Number(number) === wanted
      ? []
      : [`« ${title} » est la notion ${wanted} : écris « ## ${wanted}. … »`]),
    ...(isInfinitive(name) ? [] : [`« ${name} » ne commence pas par un verbe à l’infinitif`]),
    ...outside(WORDS, wordsOf(name).length + countWords(nodes), 'mots').map(
      (fault) => `« ${title} » a ${fault}`,
    ),
    ...(tagsIn(nodes, 'Atoi').length > 0 ? [] : [`« ${title} » n’a pas d’<Atoi>`]),
  ];
}

/** The places where a reader has read too long without seeing code. */
function dryRuns(nodes: readonly Node[], file: string): string[] {
  const faults: string[] = [];
  let words = 0;
  const read = (node: Node): void => {
    if (isTag(node, 'Quiz')) return;
    if (node.type === 'code' || isTag(node, 'Fichier')) words = 0;
    else if (!isProse(node)) childrenOf(node).forEach(read);
    else {
      words += countWords([node]);
      if (words <= MAX_WORDS_WITHOUT_SAMPLE) return;
      const message = `${words} mots sans exemple, un tous les ${MAX_WORDS_WITHOUT_SAMPLE} mots au plus est attendu`;
      faults.push(at(file, lineOf(node), message));
      words = 0;
    }
  };
  nodes.forEach(read);
  return faults;
}

function isProse({ type }: Node): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell';
}
