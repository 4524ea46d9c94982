import type { Lesson } from '../lesson.ts';
import { LessonFault } from '../lesson-fault.ts';
import { childrenOf, el, elWith, isElement, type LessonNode, type Tag, textOf } from '../nodes.ts';
import { linesToOrder, mixedPlaces } from './shuffle.ts';
import type { TagRule } from './tag-rule.ts';

const TITLE = 'Remets les lignes dans l’ordre';
/** A statement that begins so needs no title that says it too. */
const REPEATED = /^Remets /;

export const PARSONS: TagRule = { attributes: [], toHtml: parsons };

/**
 * Lines to put in order: written in the right order, shown in another, always the same one. Without
 * scripts the mixed lines read as a list and the order is in a `<details>` (T14). What they print stands
 * above them.
 */
function parsons(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const figure = children.find((child) => isElement(child, 'figure'));
  const code = figure && childrenOf(figure).find((child) => isElement(child, 'pre'));
  const lines = code ? linesToOrder(textOf(code)) : [];
  if (!figure || lines.length < 3) {
    const remedy = 'écris un bloc de code de 3 lignes au moins, dans le bon ordre';
    throw new LessonFault(lesson.file, tag, 'ce <Parsons> n’a pas de lignes à ranger', remedy);
  }
  const blocks = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const place = blocks.indexOf(figure);
  // « On doit lire ce résultat »: what the lines print is read before they are put in order.
  const end = place + (isOutput(blocks[place + 1]) ? 2 : 1);
  return el(
    'section.parsons.box',
    ...(REPEATED.test(textOf(blocks[0] ?? figure)) ? [] : [el('p.box-title', TITLE)]),
    ...blocks.slice(0, place),
    ...blocks.slice(place + 1, end),
    el(
      'ol.parsons-lines',
      ...mixedPlaces(lines).map((place) =>
        elWith('li', { dataPlace: place }, el('code', lines[place - 1] ?? '')),
      ),
    ),
    el('details.answer', el('summary', 'Voir l’ordre'), figure, ...blocks.slice(end)),
  );
}

function isOutput(node: LessonNode | undefined): boolean {
  const classes = isElement(node, 'figure') ? node.properties.className : [];
  return Array.isArray(classes) && classes.includes('output');
}
