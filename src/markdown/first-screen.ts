import { el, type LessonNode, textOf } from './nodes.ts';

/** What a large screen shows of a step when it opens, and a phone in three screens. */
const FIRST_CHARS = 2_500;

/**
 * A step in two: what it opens with, then the rest in one element, which a phone lays out after the
 * frame that shows the step (`styles/prose-lesson.css`).
 */
export function restAfterFirstScreen(blocks: readonly LessonNode[]): LessonNode[] {
  let chars = 0;
  const cut = blocks.findIndex((block) => {
    chars += textOf(block).length;
    return chars > FIRST_CHARS;
  });
  const first = cut < 0 ? blocks : blocks.slice(0, cut + 1);
  const rest = blocks.slice(first.length);
  return rest.length > 0 ? [...first, el('div.rest', ...rest)] : [...first];
}
