import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const held = element.attrs.find((one) => one.name === name);
  if (value === undefined) element.attrs = element.attrs.filter((one) => one !== held);
  else if (held) held.value = value;
  else element.attrs.push({ name, value });
}

export function classesOf(element: Element): readonly string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

/** Every element below, in the order of the page. */
export function elementsBelow(parent: Parent): Element[] {
  return parent.childNodes
    .filter(isElement)
    .flatMap((element) => [element, ...elementsBelow(element)]);
}

/** The first element below that fits. */
export function findBelow(
  parent: Parent,
  fits: (element: Element) => boolean,
): Element | undefined {
  return elementsBelow(parent).find(fits);
}

/** The words below. */
export function textOf(parent: Parent): string {
  return parent.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : ''))
    .join('');
}

/** Puts what an element holds in its place. */
export function unwrap(element: Element): void {
  const { parentNode } = element;
  if (!parentNode) return;
  for (const child of [...element.childNodes]) {
    adapter.detachNode(child);
    adapter.insertBefore(parentNode, child, element);
  }
  adapter.detachNode(element);
}

/** Makes an element one of another name. */
export function rename(element: Element, name: string): void {
  element.tagName = name;
  element.nodeName = name;
}
