import { type Found, linesIn } from '../web/nodes.ts';

/** How code is written again: the whole of it, and the words of a node in it. */
interface Writing {
  code: string;
  write: (node: Found) => string;
}

/** Names of elements of HTML; the others are names of the program. */
const OF_HTML = /^[a-z]|-/;

/**
 * The call that a JSX element stands for, on the same lines: `<p id="a">Bonjour</p>` →
 * `__react.element("p",{"id":"a"},"Bonjour")`.
 */
export function elementCall(node: Found, { code, write }: Writing): string {
  const opening = (node.openingElement ?? node.openingFragment) as Found;
  const attributes = (opening.attributes ?? []) as Found[];
  let at = node.start;
  /** The new text of a part, after the ends of line that stand before it. */
  const placed = (part: Found, text: string) => {
    const before = linesIn(code, at, part.start);
    at = part.end;
    return before + text;
  };
  const writing = { code, write };
  const name = opening.name as Found | undefined;
  const type = name ? placed(name, nameOf(name, code)) : '__react.Fragment';
  const props = attributes.map((one) => placed(one, attributeOf(one, writing)));
  const children = (node.children as Found[]).map((one) => placed(one, childOf(one, writing)));
  const given = props.length > 0 ? `{${props.join(',')}}` : 'null';
  return `__react.element(${type},${given}${children.join('')}${linesIn(code, at, node.end)})`;
}

function nameOf({ type, start, end }: Found, code: string): string {
  const name = code.slice(start, end);
  const isText = type === 'JSXNamespacedName' || (type === 'JSXIdentifier' && OF_HTML.test(name));
  return isText ? JSON.stringify(name) : name;
}

function attributeOf(node: Found, { code, write }: Writing): string {
  if (node.type === 'JSXSpreadAttribute') {
    const argument = node.argument as Found;
    const [before, after] = around(argument, node, code);
    return `${before}...(${write(argument)})${after}`;
  }
  const name = node.name as Found;
  const value = node.value as Found | null;
  const key = JSON.stringify(code.slice(name.start, name.end));
  if (!value) return `${key}:true`;
  return `${key}:${linesIn(code, name.end, value.start)}${givenBy(value, { code, write })}`;
}

function givenBy(node: Found, { code, write }: Writing): string {
  if (node.type === 'JSXExpressionContainer') return contained(node, { code, write });
  if (node.type !== 'Literal') return write(node);
  const text = JSON.stringify(String(node.value).replace(/\n\s+/g, ' '));
  return text + linesIn(code, node.start, node.end);
}

/** A child, after its comma; nothing for a comment or for the spaces between two lines. */
function childOf(node: Found, { code, write }: Writing): string {
  if (node.type === 'JSXText') {
    const text = shownText(String(node.value));
    return (text && `,${JSON.stringify(text)}`) + linesIn(code, node.start, node.end);
  }
  if (node.type !== 'JSXExpressionContainer') return `,${write(node)}`;
  const isEmpty = (node.expression as Found).type === 'JSXEmptyExpression';
  return isEmpty ? linesIn(code, node.start, node.end) : `,${contained(node, { code, write })}`;
}

function contained(node: Found, { code, write }: Writing): string {
  const expression = node.expression as Found;
  const [before, after] = around(expression, node, code);
  return `(${before}${write(expression)}${after})`;
}

/** The ends of line on both sides of a node, in the one that holds it. */
function around(inner: Found, outer: Found, code: string): [string, string] {
  return [linesIn(code, outer.start, inner.start), linesIn(code, inner.end, outer.end)];
}

/** The text of an element as React shows it: spaces at the ends of lines are for the eyes of the writer. */
function shownText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.replaceAll('\t', ' '));
  return lines
    .map((line, at) => {
      const start = at > 0 ? line.replace(/^ +/, '') : line;
      return at < lines.length - 1 ? start.replace(/ +$/, '') : start;
    })
    .filter(Boolean)
    .join(' ');
}
