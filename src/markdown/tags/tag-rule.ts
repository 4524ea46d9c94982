import { french } from '../../rules/text/typography.ts';
import type { Lesson } from '../lesson.ts';
import { attribute, type LessonNode, type Tag } from '../nodes.ts';

/** A tag of the writers: what it must say, and what it becomes. */
export interface TagRule {
  /** All of them are required, and no others are allowed; `inStep`: those of a step where they differ. */
  attributes: readonly string[];
  inStep?: (step: string) => readonly string[] | undefined;
  /** Plain HTML that reads without scripts; `children` are converted already. */
  toHtml: (
    tag: Tag,
    children: readonly LessonNode[],
    lesson: Lesson,
  ) => LessonNode | Promise<LessonNode>;
}

/** A written attribute, as the page shows it. */
export function shown(tag: Tag, name: string): string {
  return french(attribute(tag, name));
}
