import type { Lesson } from '../lesson.ts';
import { LessonFault } from '../lesson-fault.ts';
import { el, isElement, type LessonNode, type Tag, textOf } from '../nodes.ts';
import { linesToOrder, mixedPlaces } from './shuffle.ts';
import type { TagRule } from './tag-rule.ts';

export const PARSONS: TagRule = { attributes: [], toHtml: parsons };

/**
 * Lines to put in order: written in the right order, shown in another, always the same one. Without
 * scripts the mixed lines read as a list and the order is in a `<details>` (T14). What they print stands
 * above them.
 */
function parsons(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const figure = children.find((child) => isElement(child, 'figure'));
  const code =
    figure && isElement(figure)
      ? figure.children.find((child) => isElement(child, 'pre'))
      : undefined;
  const lines = code ? linesToOrder(textOf(code)) : [];
  if (!figure || lines.length < 3) {
    throw new LessonFault(
      lesson.file,
      tag,
      'ce <Parsons> n’a pas de lignes à ranger',
      'écris un bloc de code de 3 lignes au moins, dans le bon ordre',
    );
  }
  const blocks = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const place = blocks.indexOf(figure);
  // « On doit lire ce résultat »: what the lines print is read before they are put in order.
  const [printed, after] = isOutput(blocks[place + 1])
    ? [blocks.slice(place + 1, place + 2), blocks.slice(place + 2)]
    : [[], blocks.slice(place + 1)];
  return el(
    'section',
    { className: ['parsons', 'box'] },
    el('p', { className: ['box-title'] }, 'Remets les lignes dans l’ordre'),
    ...blocks.slice(0, place),
    ...printed,
    el(
      'ol',
      { className: ['parsons-lines'] },
      ...mixedPlaces(lines).map((place) =>
        el('li', { dataPlace: place }, el('code', {}, lines[place - 1] ?? '')),
      ),
    ),
    el('details', { className: ['answer'] }, el('summary', {}, 'Voir l’ordre'), figure, ...after),
  );
}

function isOutput(node: LessonNode | undefined): boolean {
  const classes = isElement(node, 'figure') ? node.properties.className : [];
  return Array.isArray(classes) && classes.includes('output');
}
