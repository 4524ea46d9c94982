import type { Element } from 'hast';
import { slugOf } from '../rules/text/slug.ts';
import type { Lesson } from './lesson.ts';
import { LessonFault } from './lesson-fault.ts';
import { type LessonNode, textOf } from './nodes.ts';

/** Parts of the guide are addressed whole: an address for each of their titles would only weigh. */
const WITHOUT_ADDRESSES = /^content\/career\/[2-8]-/;

/** The page has one `h1` and a step is an `h2`: a lesson's own `##` becomes an `h3`, and so on. */
export function headingWithId(
  node: Element,
  children: readonly LessonNode[],
  lesson: Lesson,
): Element {
  const id = claimId(textOf(node), node, lesson);
  const tagName = `h${Number(node.tagName[1]) + 1}`;
  const properties = WITHOUT_ADDRESSES.test(lesson.file) ? {} : { id };
  return { ...node, tagName, properties, children: [...children] as Element['children'] };
}

/** « 4. Répéter avec `for` » in the step bases → `bases-repeter-avec-for`. */
export function idOf(text: string, step: string): string {
  return `${step}-${slugOf(text.trim().replace(/^\d+\.\s*/, ''))}`;
}

/** The id of a title, in a step; a second title of the same words is a fault. */
export function claimId(text: string, node: LessonNode, lesson: Lesson): string {
  const id = idOf(text, lesson.step);
  if (lesson.ids.has(id)) {
    throw new LessonFault(
      lesson.file,
      node,
      `le titre « ${text} » est déjà dans cette étape`,
      'change-le',
    );
  }
  lesson.ids.add(id);
  return id;
}
