import type { MdastNode } from 'satteri';

export type Node = MdastNode;
/** A tag of ours: `<Atoi>`, `<Quiz>`, `<kbd>`… */
export type Tag = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
export type Code = Extract<Node, { type: 'code' }>;

export function isTag(node: Node | undefined, ...names: readonly string[]): node is Tag {
  if (node?.type !== 'mdxJsxFlowElement' && node?.type !== 'mdxJsxTextElement') return false;
  return names.length === 0 || names.includes(node.name ?? '');
}

export function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? node.children : [];
}

/** The nodes and all that they hold, in the order of the text. */
export function allOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...allOf(childrenOf(node))]);
}

export function tagsIn(nodes: readonly Node[], ...names: readonly string[]): Tag[] {
  return allOf(nodes).filter((node) => isTag(node, ...names));
}

/** A written attribute of a tag; empty when it is missing. */
export function attribute(tag: Tag, name: string): string {
  const found = tag.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** What a reader sees of a title: its text, its code. */
export function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
