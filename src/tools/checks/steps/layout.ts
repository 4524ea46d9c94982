import { idOf } from '../../../markdown/headings.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { nearest } from '../../../rules/text/nearest.ts';
import { at } from '../fault.ts';
import type { Lesson } from '../read/lesson.ts';
import { allOf, attribute, childrenOf, isTag, lineOf, type Node, textOf } from '../read/node.ts';
import { passagesOf } from '../read/passage.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { sentencesOf } from '../read/words.ts';

const BOXES = ['Aparte', 'Atoi', 'Erreur'];
const MAX_BOXES = 2;
const MAX_SENTENCES = 4;
/** Links ask for the ids of a step again and again. */
const PARTS = new WeakMap<Lesson, ReadonlyMap<string, readonly Node[]>>();

/** How a step lies on a small screen: boxes, paragraphs. */
export function layout(lesson: Lesson): Fault[] {
  return [...boxRuns(lesson), ...longParagraphs(lesson)];
}

function boxRuns({ file, nodes }: Lesson): Fault[] {
  const siblings = [nodes, ...allOf(nodes).map(childrenOf)];
  return siblings.flatMap((row) => {
    let boxes = 0;
    return row.flatMap((node) => {
      boxes = isTag(node, ...BOXES) ? boxes + 1 : 0;
      if (boxes !== MAX_BOXES + 1) return [];
      const remedy = `mets une phrase entre eux : ${MAX_BOXES} de suite au plus`;
      return [at(file, lineOf(node), `${boxes} encadrés de suite`, remedy)];
    });
  });
}

function longParagraphs(lesson: Lesson): Fault[] {
  return passagesOf(lesson)
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ file, line, text }) => {
      const count = sentencesOf(text).length;
      if (count <= MAX_SENTENCES) return [];
      const remedy = `coupe-le en deux : ${MAX_SENTENCES} au plus`;
      return [at(file, line, `ce paragraphe a ${count} phrases`, remedy)];
    });
}

/** What to write instead of an id that no title has: the nearest one, after `before`, or how one is made. */
export function writeId(
  id: string,
  ids: readonly string[],
  before = '#',
  example = '#bases-repeter-avec-for',
) {
  const near = nearest(id, ids);
  return near
    ? `écris « ${before}${near} »`
    : `écris l’étape et les mots du titre, comme « ${example} »`;
}

/** The ids of all the titles of a tutorial; undefined when one of its steps cannot be read. */
export function idsOf({ lessons, isUnread }: Tutorial): string[] | undefined {
  return isUnread ? undefined : lessons.flatMap((lesson) => [...partsOf(lesson).keys()]);
}

/** What stands under each title of a step, by its id as the site makes it: up to the next title of its rank or above. */
export function partsOf(lesson: Lesson): ReadonlyMap<string, readonly Node[]> {
  const parts = PARTS.get(lesson) ?? readParts(lesson);
  PARTS.set(lesson, parts);
  return parts;
}

function readParts({ step, nodes }: Lesson): Map<string, readonly Node[]> {
  const parts = new Map<string, readonly Node[]>([[step, nodes]]);
  const visit = (row: readonly Node[]) => {
    for (const [index, node] of row.entries()) {
      const title = titleOf(node);
      const id = title === undefined ? undefined : idOf(title, step);
      // A second title of the same words is a fault of the page: links lead to the first one.
      if (id !== undefined && !parts.has(id)) parts.set(id, partAt(row, index));
      visit(childrenOf(node));
    }
  };
  visit(nodes);
  return parts;
}

/** A tag that has a title holds its part; a heading has it behind it. */
function partAt(row: readonly Node[], index: number): readonly Node[] {
  const heading = row[index];
  if (heading?.type !== 'heading') return heading ? [heading] : [];
  const rest = row.slice(index + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return end < 0 ? rest : rest.slice(0, end);
}

function titleOf(node: Node): string | undefined {
  if (node.type === 'heading') return node.depth <= 3 ? textOf(node) : undefined;
  // The title of a pause is the heading over it.
  if (isTag(node, 'Exercise', 'Milestone')) return attribute(node, 'titre') || undefined;
  return isTag(node, 'Correction') ? attribute(node, 'nom') : undefined;
}
