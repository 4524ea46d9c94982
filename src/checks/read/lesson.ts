import { mdxToMdast } from 'satteri';
import { startLesson } from '../../markdown/lesson.ts';
import { isStepKey, type StepKey } from '../../rules/tutorial/steps.ts';
import { childrenOf, lineOf, type Node, textOf } from './node.ts';

/** A text as its writer left it. */
export interface Page {
  /** `content/tutorials/python/3-bases.mdx` */
  readonly file: string;
  /** The YAML between the two `---`. */
  readonly head: string;
  /** The text, without its head. */
  readonly nodes: readonly Node[];
}

/** One of the eight steps of a tutorial. */
export interface Lesson extends Page {
  readonly step: StepKey;
}

/** A `##` and what follows it; what comes before the first one has no title. */
export interface Section {
  readonly title: string;
  readonly line: number;
  readonly nodes: readonly Node[];
}

/** What breaks a rule: « fichier:ligne : ce qui ne va pas, ce qui est attendu ». */
export function at(file: string, line: number, message: string): string {
  return `${file}:${line} : ${message}`;
}

export function readLesson(file: string, text: string): Lesson {
  const step = startLesson(file).step;
  if (!isStepKey(step)) throw new Error(`${file} n’est pas une des huit étapes.`);
  return { step, ...readPage(file, text) };
}

/** Read as the site reads it, by the same Markdown processor. */
export function readPage(file: string, text: string): Page {
  const nodes = childrenOf(mdxToMdast(text, { features: { smartPunctuation: false } }));
  const [first] = nodes;
  const head = first?.type === 'yaml' ? first.value : '';
  return { file, head, nodes: nodes.filter(({ type }) => type !== 'yaml') };
}

export function sectionsOf({ nodes }: Lesson): Section[] {
  const sections: { title: string; line: number; nodes: Node[] }[] = [
    { title: '', line: 1, nodes: [] },
  ];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ title: textOf(node), line: lineOf(node), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

/** The section whose title begins so: `sectionOf(lesson, 'Quiz')` finds « Quiz de révision » too. */
export function sectionOf(lesson: Lesson, title: string): Section | undefined {
  return sectionsOf(lesson).find((section) => section.title.startsWith(title));
}
