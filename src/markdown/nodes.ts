import type { Element, ElementContent, Nodes, Properties } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'satteri';

/** A tag of ours in a lesson, as the Markdown processor gives it. */
export type Tag = MdxJsxFlowElementHast | MdxJsxTextElementHast;
/** Any node of a lesson. */
export type LessonNode = Nodes | Tag;

/** `el('p.note', 'Texte')`: an element of these classes. */
export function el(selector: string, ...children: readonly (LessonNode | string | undefined)[]) {
  return elWith(selector, {}, ...children);
}

/** `elWith('a.button', { href }, 'Texte')`: the same with more attributes, which come after the class. */
export function elWith(
  selector: string,
  properties: Properties,
  ...children: readonly (LessonNode | string | undefined)[]
): Element {
  const [tagName = '', ...className] = selector.split('.');
  const nodes = children.flatMap((child): LessonNode[] => {
    if (child === undefined) return [];
    return [typeof child === 'string' ? { type: 'text', value: child } : child];
  });
  return {
    type: 'element',
    tagName,
    properties: { ...(className.length > 0 && { className }), ...properties },
    children: nodes as ElementContent[],
  };
}

/** The attributes of a place in a drawing, which are texts. */
export function at(x: number, y: number): { x: string; y: string } {
  return { x: String(x), y: String(y) };
}

export function isTag(node: LessonNode): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isElement(
  node: LessonNode | undefined,
  ...tagNames: readonly string[]
): node is Element {
  return node?.type === 'element' && (tagNames.length === 0 || tagNames.includes(node.tagName));
}

export function childrenOf(node: LessonNode): readonly LessonNode[] {
  return 'children' in node ? (node.children as LessonNode[]) : [];
}

/** The children that say something: without the line ends between blocks. */
export function blocksOf(node: LessonNode): readonly LessonNode[] {
  return childrenOf(node).filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

export function textOf(node: LessonNode): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** A written attribute of a tag: always a plain text. */
export function attribute(tag: Tag, name: string): string {
  const found = tag.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
