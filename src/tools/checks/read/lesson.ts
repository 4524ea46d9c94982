import { mdxToMdast } from 'satteri';
import { startLesson } from '../../../markdown/lesson.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { isStepKey, type StepKey } from '../../../rules/tutorial/steps.ts';
import { openFences } from './blocks.ts';
import { mdxFault } from './mdx-fault.ts';
import { childrenOf, lineOf, type Node, textOf } from './node.ts';
import { readYaml, type Yaml } from './yaml.ts';

/** A text as its writer left it. */
export interface Page extends Pick<Yaml, 'file' | 'fields'> {
  /** The YAML between the two `---`. */
  readonly head: Yaml;
  /** The text, without its head; empty when it cannot be parsed. */
  readonly nodes: readonly Node[];
  /** Why its head or its text cannot be read as it was meant: other checks would judge it wrongly. */
  readonly faults: readonly Fault[];
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

/** Throws when the page is not named as one of the eight steps. */
export function readLesson(page: Page): Lesson {
  const step = startLesson(page.file).step;
  if (!isStepKey(step)) throw new Error(`${page.file} n’est pas une des huit étapes.`);
  return { step, ...page };
}

/** Read as the site reads it, by the same Markdown processor. Never throws. */
export function readPage(file: string, text: string): Page {
  const head = readYaml(file, text);
  const { fields } = head;
  const faults = [...head.faults, ...openFences(file, text)];
  try {
    const nodes = childrenOf(mdxToMdast(text, { features: { smartPunctuation: false } })).filter(
      ({ type }) => type !== 'yaml',
    );
    return { file, head, fields, nodes, faults };
  } catch (error) {
    // An open block of code crosses the tags around it: the first cause alone is told.
    const told = faults.length > 0 ? faults : [mdxFault(file, text, error)];
    return { file, head, fields, nodes: [], faults: told };
  }
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
