import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What stands under one heading of a step: a place that the search finds (R6). */
export interface Section {
  /** The id of the step, and of the heading; '' for what stands before the first one. */
  step: string;
  heading: string;
  title: string;
  /** Paragraphs, items and cells, without code blocks, quizzes and buttons. */
  texts: string[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Not prose: found by what is said around it. */
const LEFT_OUT = new Set(['figure', 'fieldset', 'button', 'summary', 'svg', 'template', 'pre']);
/** Each is a text of its own: a word never joins the word of its neighbour. */
const TEXTS = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'h4', 'figcaption', 'blockquote']);

/** A built tutorial's name, and the sections of its steps in the order of the page. */
export function sectionsOf(html: string): { name: string; sections: Section[] } {
  const sections: Section[] = [];
  const page = parse(html).childNodes;
  const [tutorial] = findAll(page, (one) => attributeOf(one, 'data-name') !== '');
  for (const step of findAll(page, (one) => hasClass(one, 'step'))) {
    const key = attributeOf(step, 'id');
    sections.push({ step: key, heading: '', title: attributeOf(step, 'data-title'), texts: [] });
    for (const body of findAll(step.childNodes, (one) => hasClass(one, 'prose'))) {
      collect(body.childNodes, key, sections);
    }
  }
  return { name: tutorial ? attributeOf(tutorial, 'data-name') : '', sections };
}

function collect(nodes: readonly Node[], step: string, sections: Section[]): void {
  for (const node of nodes) {
    if (!('tagName' in node) || LEFT_OUT.has(node.tagName) || isLabel(node)) continue;
    if (node.tagName === 'h3') {
      sections.push({ step, heading: attributeOf(node, 'id'), title: proseOf(node), texts: [] });
    } else if (TEXTS.has(node.tagName) && !hasTextInside(node)) {
      sections.at(-1)?.texts.push(proseOf(node));
    } else collect(node.childNodes, step, sections);
  }
}

/** « À toi de jouer », « Prédis »: the same in every section. */
function isLabel(element: Element): boolean {
  return hasClass(element, 'box-title') || hasClass(element, 'turn-title');
}

/** `<li><p>…</p></li>`: the paragraphs are the texts, not the item. */
function hasTextInside({ childNodes }: Element): boolean {
  return findAll(childNodes, ({ tagName }) => TEXTS.has(tagName)).length > 0;
}

function proseOf(element: Element): string {
  return textIn(element).replace(/\s+/g, ' ').trim();
}

function textIn(node: Node): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || LEFT_OUT.has(node.tagName)) return '';
  if (node.tagName === 'br') return ' ';
  return node.childNodes.map(textIn).join('');
}

function findAll(nodes: readonly Node[], isWanted: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return isWanted(node) ? [node] : findAll(node.childNodes, isWanted);
  });
}

function hasClass(element: Element, name: string): boolean {
  return attributeOf(element, 'class').split(' ').includes(name);
}

function attributeOf({ attrs }: Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}
