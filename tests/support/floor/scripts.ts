import { type Node, parse } from 'acorn';
import { isKnown, isYoung, type Young, youngNamed } from './ages.ts';
import { youngSelectors } from './styles.ts';

/** A node of acorn's tree, of which kind we do not know. */
interface Any extends Node {
  readonly [field: string]: unknown;
}
/** An engine that lacks one of these refuses the whole script. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'javascript.regular_expressions.lookbehind_assertion': /\(\?<[=!]/,
  'javascript.regular_expressions.modifier': /\(\?[ims]*-?[ims]+:/,
};
/** The kinds of objects that have names of their own. */
const KINDS: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  self: 'Window',
  window: 'Window',
};
/** A program that stands in a script as a text: a worker's, or a frame's. */
const PROGRAM = /^(?:var \w+ ?= ?)?\(function\(/;

/** What a script asks of engines that the oldest ones lack (W29). Throws on syntax younger than 2022. */
export function youngScripts(code: string, isModule: boolean): Young[] {
  const found: Young[] = [];
  const visit = (node: Any, parent?: Any) => {
    const where = code.slice(Math.max(0, node.start - 30), node.end + 30).slice(0, 160);
    found.push(...ofNode(node, parent).map((key) => ({ key, where })));
    const text = textOf(node);
    if (PROGRAM.test(text)) found.push(...youngScripts(text, false));
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node);
  };
  const program: Node = parse(code, {
    ecmaVersion: 2022,
    sourceType: isModule ? 'module' : 'script',
  });
  visit(program as Any);
  return found;
}

function ofNode(node: Any, parent?: Any): string[] {
  switch (node.type) {
    case 'StaticBlock':
      return ['javascript.classes.static.initialization_blocks'];
    case 'Literal':
      return ofPattern((node.regex as { pattern: string } | undefined)?.pattern ?? '');
    case 'Identifier':
      return isVariable(node, parent) ? ofVariable(String(node.name)) : [];
    case 'MemberExpression':
      return isNeeded(node, parent) ? ofMember(node, parent?.left === node) : [];
    case 'CallExpression':
      return ofCall(nameOf((node.callee as Any).property), nameOf((node.arguments as Any[])[0]));
    default:
      return [];
  }
}

function ofCall(name: string, text: string): string[] {
  if (name === 'addEventListener') return youngNamed('member', `${text}_event`);
  return /^(?:matches|closest|querySelector(?:All)?)$/.test(name) ? youngSelectors(text) : [];
}

function ofPattern(pattern: string): string[] {
  return Object.entries(PATTERNS).flatMap(([key, sign]) => (sign.test(pattern) ? [key] : []));
}

function ofVariable(name: string): string[] {
  const known = ['api', 'api.Window', 'javascript.builtins']
    .map((root) => `${root}.${name}`)
    .filter(isKnown);
  return known.every(isYoung) ? known.slice(0, 1) : [];
}

function ofMember({ object, property, computed }: Any, isWritten: boolean): string[] {
  const name = computed ? textOf(property as Any) : nameOf(property);
  const owner = nameOf(object);
  const known = [`api.${KINDS[owner] ?? owner}.${name}`, `javascript.builtins.${owner}.${name}`]
    .flatMap((key) => [key, `${key}_static`])
    .filter(isKnown);
  const young = known.length > 0 ? known.filter(isYoung) : youngNamed('member', name);
  // What a program writes is its own, but upon elements.
  return young.filter((key) => !isWritten || key.startsWith('api.'));
}

/** It is called, written, or looked into: read alone, what is not there is `undefined`. */
function isNeeded(node: Any, parent?: Any): boolean {
  if (!parent || parent.optional || /^(?:Binary|Logical)/.test(parent.type)) return false;
  return [parent.callee, parent.object, parent.left].includes(node);
}

/** Neither the name of a field, nor what `typeof` asks about. */
function isVariable(node: Any, parent?: Any): boolean {
  if (parent?.operator === 'typeof') return false;
  return parent?.computed === true || (parent?.property !== node && parent?.key !== node);
}

/** The name that stands in the source, of an identifier or a text; '' of anything else. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'Identifier' ? String(node.name) : textOf(node);
}

/** A text without holes, in any quotes; '' of anything else. */
function textOf({ type, value, quasis }: Any): string {
  if (type === 'Literal' && typeof value === 'string') return value;
  const [whole, ...more] = (quasis ?? []) as { value: { cooked: string } }[];
  return type === 'TemplateLiteral' && whole && more.length === 0 ? whole.value.cooked : '';
}

function isNode(value: unknown): value is Any {
  return typeof (value as Any | null)?.type === 'string';
}
