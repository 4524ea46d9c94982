import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import MagicString from 'magic-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { addressOf } from './folder.ts';

/**
 * A page that Astro has written, parsed once. Functions read the tree and change the text: writing the tree again would
 * change more of the page than they mean to.
 */
export interface Page {
  /** `ressources/python.html` */
  file: string;
  /** `/ressources/python` */
  address: string;
  tree: Root;
  /** The text of the file, and what was changed in it; places are those of the tree. */
  text: MagicString;
}

export function parsePage(file: string, html: string): Page {
  return { file, address: addressOf(file), tree: parseHtml(html), text: new MagicString(html) };
}

/** A page as a tree in which a `template` has children, like any other element. */
export function parseHtml(html: string): Root {
  const tree = fromHtml(html, { verbose: true });
  visit(tree, 'element', (element) => {
    if (element.content) element.children = element.content.children as Element['children'];
  });
  return tree;
}

/** The first element that fits, in the order of the page. */
export function find(tree: Nodes, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!fits(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Takes elements out of the page, out of its tree and of its text. */
export function removeElements({ tree, text }: Page, elements: ReadonlySet<Element>): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!elements.has(element) || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1);
    text.remove(...placeOf(element.position));
    return [SKIP, index];
  });
}

/** Whether an element begins above another one. */
export function isBefore(one: Element, other: Element): boolean {
  return placeOf(one.position)[0] < placeOf(other.position)[0];
}

/** Moves an element in the text of the page, behind another one. */
export function moveAfter({ text }: Page, element: Element, other: Element): void {
  text.move(...placeOf(element.position), placeOf(other.position)[1]);
}

/** Writes text that needs no escape in an element that holds text alone. */
export function setText({ text }: Page, { children }: Element, value: string): void {
  text.update(...placeOf(children[0]?.position), value);
}

/** Changes what stands for an attribute in the text, `name="value"`; '' takes it out with the space before it. */
export function changeAttribute(
  { text }: Page,
  { data, properties }: Element,
  property: string,
  change: (written: string) => string,
): void {
  const [start, end] = placeOf(data?.position?.properties?.[property]);
  const written = text.original.slice(start, end);
  const changed = change(written);
  if (changed === '') text.remove(start - 1, end);
  else if (changed !== written) text.update(start, end, changed);
  if (changed === '') delete properties[property];
}

/** First character and the one after the last, in the text of the file. */
function placeOf(position: Element['position']): [number, number] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new Error('This was not in the file.');
  return [start, end];
}
