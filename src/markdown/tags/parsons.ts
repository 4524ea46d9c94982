import type { Lesson } from '../lesson.ts';
import { LessonFault } from '../lesson-fault.ts';
import { el, isElement, type LessonNode, type Tag, textOf } from '../nodes.ts';
import type { TagRule } from './tag-rule.ts';

export const PARSONS: TagRule = { attributes: [], toHtml: parsons };

/**
 * Lines to put in order: written in the right order, shown in another, always the same one. Without
 * scripts the mixed lines read as a list and the order is in a `<details>` (T14).
 */
function parsons(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const figure = children.find((child) => isElement(child, 'figure'));
  const code =
    figure && isElement(figure)
      ? figure.children.find((child) => isElement(child, 'pre'))
      : undefined;
  const lines = code
    ? textOf(code)
        .split('\n')
        .filter((text) => text.trim() !== '')
    : [];
  if (!figure || lines.length < 3) {
    throw new LessonFault(
      lesson.file,
      tag,
      'ce <Parsons> n’a pas de lignes à ranger',
      'écris un bloc de code de 3 lignes au moins, dans le bon ordre',
    );
  }
  const before = children.slice(0, children.indexOf(figure));
  return el(
    'section',
    { className: ['parsons', 'box'] },
    el('p', { className: ['box-title'] }, 'Remets les lignes dans l’ordre'),
    ...before,
    el(
      'ol',
      { className: ['parsons-lines'] },
      ...mixed(lines).map(({ text, place }) =>
        el('li', { dataPlace: place }, el('code', {}, text)),
      ),
    ),
    el(
      'details',
      { className: ['answer'] },
      el('summary', {}, 'Voir l’ordre'),
      figure,
      ...children.slice(children.indexOf(figure) + 1),
    ),
  );
}

/** Every other line first, the last ones before: never the right order for three lines or more. */
function mixed(lines: readonly string[]): { text: string; place: number }[] {
  const placed = lines.map((text, index) => ({ text, place: index + 1 }));
  const odd = placed.filter((_, index) => index % 2 === 1);
  const even = placed.filter((_, index) => index % 2 === 0);
  return [...odd.reverse(), ...even.reverse()];
}
