import type { Element } from 'hast';
import type { StepSection } from '../rules/tutorial/search/search-words.ts';
import { childrenOf, isElement, type LessonNode } from './nodes.ts';

/** These hold no prose of their own: what they show is found by the words around them. */
const LEFT_OUT = ['figure', 'fieldset', 'button', 'summary', 'svg', 'template', 'pre'];
/** Each of these is a text of its own: a word never joins the word of its neighbour. */
const TEXTS = ['p', 'li', 'td', 'th', 'dt', 'dd', 'h4', 'figcaption', 'blockquote'];
/** « À toi de jouer », « Prédis »: every tutorial repeats these labels. */
const LABELS = ['box-title', 'turn-title'];

/** The sections of a step that is compiled, in its order. */
export function sectionsOf(nodes: readonly LessonNode[]): StepSection[] {
  const sections: StepSection[] = [{ heading: '', texts: [] }];
  collect(nodes, sections);
  return sections;
}

function collect(nodes: readonly LessonNode[], sections: StepSection[]): void {
  for (const node of nodes) {
    if (!isElement(node) || LEFT_OUT.includes(node.tagName) || isLabel(node)) continue;
    if (node.tagName === 'h3') {
      sections.push({ heading: String(node.properties.id ?? ''), texts: [] });
    } else if (TEXTS.includes(node.tagName) && !hasTextInside(node)) {
      sections.at(-1)?.texts.push(proseOf(node).replace(/\s+/g, ' ').trim());
    } else collect(childrenOf(node), sections);
  }
}

function isLabel({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.some((name) => LABELS.includes(String(name)));
}

/** `<li><p>…</p></li>`: the paragraphs are the texts, not the item. */
function hasTextInside(node: LessonNode): boolean {
  return childrenOf(node).some((child) => isElement(child, ...TEXTS) || hasTextInside(child));
}

function proseOf(node: LessonNode): string {
  if (isElement(node, ...LEFT_OUT)) return '';
  if (isElement(node, 'br')) return ' ';
  return 'value' in node ? node.value : childrenOf(node).map(proseOf).join('');
}
