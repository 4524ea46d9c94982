import type { Element, Nodes, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { find } from '../page.ts';

/** What stands under one heading of a step: a place that the search finds (R6). */
export interface SearchSection {
  /** The id of the step, and of the heading; '' for what stands before the first one. */
  step: string;
  heading: string;
  title: string;
  /** Paragraphs, items and cells, without code blocks, quizzes and buttons. */
  texts: string[];
}

/** Not prose: found by what is said around it. */
const LEFT_OUT = new Set(['figure', 'fieldset', 'button', 'summary', 'svg', 'template', 'pre']);
/** « À toi de jouer », « Prédis »: the same in every section; a solution is not shown to who has not asked (T34). */
const UNSAID = new Set(['box-title', 'turn-title', 'solution']);
/** Each is a text of its own: a word never joins the word of its neighbour. */
const TEXTS = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'h4', 'figcaption', 'blockquote']);

/** A built tutorial's name, and the sections of its steps in the order of the page. */
export function sectionsOf(page: Root): { name: string; sections: SearchSection[] } {
  const sections: SearchSection[] = [];
  for (const element of selectAll('.step', page)) {
    const { id: step, dataTitle: title } = element.properties;
    sections.push({ step: `${step}`, heading: '', title: `${title}`, texts: [] });
    for (const body of selectAll('.prose', element)) collect(body, `${step}`, sections);
  }
  const name = select('[data-name]', page)?.properties.dataName;
  return { name: `${name ?? ''}`, sections };
}

function collect({ children }: Element, step: string, sections: SearchSection[]): void {
  for (const node of children) {
    if (node.type !== 'element' || LEFT_OUT.has(node.tagName) || isUnsaid(node)) continue;
    if (node.tagName === 'h3') {
      const heading = `${node.properties.id ?? ''}`;
      sections.push({ step, heading, title: proseOf(node), texts: [] });
      // `<li><p>…</p></li>`: the paragraphs are the texts, not the item.
    } else if (isText(node) && !node.children.some((child) => find(child, isText))) {
      sections.at(-1)?.texts.push(proseOf(node));
    } else collect(node, step, sections);
  }
}

function isText({ tagName }: Element): boolean {
  return TEXTS.has(tagName);
}

function isUnsaid({ properties }: Element): boolean {
  return [properties.className].flat().some((name) => UNSAID.has(`${name}`));
}

function proseOf(element: Element): string {
  return textIn(element).replace(/\s+/g, ' ').trim();
}

function textIn(node: Nodes): string {
  if ('value' in node) return node.type === 'text' ? node.value : '';
  if (!('children' in node)) return '';
  if (node.type === 'element' && LEFT_OUT.has(node.tagName)) return '';
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return node.children.map(textIn).join('');
}
