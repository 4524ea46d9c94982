import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** From the first character to the one after the last, in the text of the file. */
interface Span {
  start: number;
  end: number;
}

/** An element of a built page, and where it stands in its file. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, decoded; that of the elements in it is theirs. */
  text: string;
  startTag: Span;
  content: Span;
  /** From its start tag to its end tag. */
  whole: Span;
}

/** Every element of a page in its order, those in a `template` or a `noscript` included. */
export function elementsOf(html: string): PageElement[] {
  const page = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return elementsIn(page.childNodes);
}

function elementsIn(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): PageElement[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    return [read(node, children), ...elementsIn(children)];
  });
}

function read(
  { tagName, attrs, sourceCodeLocation: place }: DefaultTreeAdapterTypes.Element,
  children: readonly DefaultTreeAdapterTypes.ChildNode[],
): PageElement {
  // An element without an end has no start tag apart; one that nobody wrote has no place.
  const tag = place?.startTag ?? place;
  const [start, end] = [tag?.startOffset ?? 0, tag?.endOffset ?? 0];
  return {
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    text: children.map((child) => ('value' in child ? child.value : '')).join(''),
    startTag: { start, end },
    content: { start: end, end: place?.endTag?.startOffset ?? end },
    whole: { start, end: place?.endOffset ?? end },
  };
}
