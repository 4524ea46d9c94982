import { defaultTreeAdapter as adapter, html } from 'parse5';
import {
  attribute,
  classesOf,
  type Element,
  elementsBelow,
  type Node,
  type Parent,
} from '../../build/copies/tree.ts';

/** What a link says on the site; here it opens where one reads. */
const NEW_TAB = /\s*\(nouvel onglet\)/;
/** Samples of HTML: what checks a box takes each for a link of the page, unless something parts its name from its sign. */
const SHOWN_LINK = /(?<=\b(?:href|src)\s*)(?==)/g;
/** Chips that follow the scroll, by scripts; the cards above them lead to the same places. */
const FOLLOWERS = 'guide-nav';

/** Takes out of a page what only scripts would show, and what the box does otherwise. */
export function tidy(main: Parent): void {
  for (const element of elementsBelow(main)) {
    if (attribute(element, 'hidden') !== undefined || classesOf(element).includes(FOLLOWERS)) {
      adapter.detachNode(element);
    }
    for (const node of [...element.childNodes]) {
      if (!('value' in node)) continue;
      if (isInLink(element)) node.value = node.value.replace(NEW_TAB, '');
      part(element, node);
    }
  }
}

function isInLink(element: Element): boolean {
  return (
    element.tagName === 'a' ||
    (element.parentNode !== null && 'tagName' in element.parentNode && isInLink(element.parentNode))
  );
}

/** `href="a"`, as text → `href<span></span>="a"`: nothing of it is seen or copied. */
function part(parent: Element, node: Extract<Node, { value: string }>): void {
  const [first = '', ...others] = node.value.split(SHOWN_LINK);
  node.value = first;
  const next = adapter.getChildNodes(parent)[parent.childNodes.indexOf(node) + 1];
  for (const other of others) {
    insert(parent, adapter.createElement('span', html.NS.HTML, []), next);
    insert(parent, adapter.createTextNode(other), next);
  }
}

function insert(parent: Element, node: Node, next: Node | undefined): void {
  if (next) adapter.insertBefore(parent, node, next);
  else adapter.appendChild(parent, node);
}
