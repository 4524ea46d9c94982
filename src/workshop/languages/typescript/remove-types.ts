import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { type CodeFault, childrenOf, type Found, faultOf, refusal } from '../web/nodes.ts';

/** A part that spaces replace; `put`: one sign that stays instead at its start. */
interface Cut {
  start: number;
  end: number;
  put?: string;
}

/** Parts that make code, so that no spaces can stand for them, and why each is refused (U16). */
const REFUSED: Readonly<Record<string, string>> = {
  TSEnumDeclaration:
    'L’atelier enlève les types, mais «\u00A0enum\u00A0» fabrique du code\u00A0: écris plutôt un objet suivi de «\u00A0as const\u00A0».',
  TSModuleDeclaration:
    'L’atelier enlève les types, mais «\u00A0namespace\u00A0» fabrique du code\u00A0: écris plutôt un module, avec «\u00A0export\u00A0».',
  TSParameterProperty:
    'L’atelier enlève les types, mais «\u00A0public\u00A0», «\u00A0private\u00A0» ou «\u00A0readonly\u00A0» devant un paramètre fabrique du code\u00A0: déclare le champ dans la classe, puis remplis-le dans «\u00A0constructor\u00A0».',
  TSTypeAssertion:
    'L’atelier ne sait pas enlever «\u00A0<Type>valeur\u00A0»\u00A0: écris plutôt «\u00A0valeur as Type\u00A0».',
  TSImportEqualsDeclaration:
    'L’atelier ne connaît pas «\u00A0import … = …\u00A0»\u00A0: écris plutôt «\u00A0import … from …\u00A0».',
  TSExportAssignment:
    'L’atelier ne connaît pas «\u00A0export =\u00A0»\u00A0: écris plutôt «\u00A0export default\u00A0».',
  Decorator: 'Les navigateurs ne connaissent pas encore les décorateurs («\u00A0@nom\u00A0»).',
};

/** Declarations that hold types and nothing else. */
const ONLY_TYPES = /^TS(?:Interface|TypeAlias)Declaration$|^TSDeclare|^TSIndexSign|^TSNamespaceExp/;
const MODIFIERS = /^(?:abstract|declare|override|private|protected|public|readonly)$/;
const SPACE = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y;
const WORD = /[a-z]+/y;
const NEW_LINE = /[\n\r\u2028\u2029]/;

/**
 * The same program in JavaScript, on the same lines: `let a: number = 1` → `let a         = 1`. Types are
 * not checked. What is more than types is refused, and so is what cannot be read (U16).
 */
export function removeTypes(code: string): string | CodeFault {
  try {
    const parser = Parser.extend(tsPlugin());
    const root = parser.parse(code, {
      ecmaVersion: 'latest',
      locations: true,
      preserveParens: true,
      sourceType: 'module',
    });
    const cuts: Cut[] = [];
    const visit = (node: Found) => {
      cuts.push(...cutsOf(node, code));
      if (!isErased(node)) for (const child of childrenOf(node)) visit(child);
    };
    visit(root as unknown as Found);
    return withoutCuts(code, cuts);
  } catch (error) {
    return faultOf(error, code);
  }
}

/** The cuts that a node asks for, without those of its children. Throws a refusal in French. */
function cutsOf(node: Found, code: string): Cut[] {
  if (isOnlyTypes(node)) return [{ ...node, put: ';' }];
  const reason = REFUSED[node.type];
  if (reason) throw refusal(reason, node);
  const inner = node.expression as Found;
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [cutAfter(skip(SPACE, inner.end, code), node.end, code)];
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
      return [{ start: inner.end, end: node.end }];
    case 'Identifier':
      return [{ start: node.start + String(node.name).length, end: node.end }];
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return isOfTypes(node) ? [withComma(node, code)] : [];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return cutsOfClass(node, code);
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return cutsOfMember(node, code);
    case 'ArrowFunctionExpression':
      return cutsOfArrow(node, code);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return (node.params as Found[])
        .filter(({ name }) => name === 'this')
        .map((one) => withComma(one, code));
  }
  return isErased(node) ? [node] : [];
}

/** Whether nothing of a node is JavaScript, so that what it holds needs no look. */
function isErased(node: Found): boolean {
  if (node.type === 'Identifier' || isOnlyTypes(node)) return true;
  if (/Specifier$/.test(node.type)) return isOfTypes(node);
  return /^TS(?!(?:As|Satisfies|NonNull|Instantiation)Expression$)/.test(node.type);
}

function isOfTypes({ importKind, exportKind }: Found): boolean {
  return importKind === 'type' || exportKind === 'type';
}

/** Whether a statement, or a member of a class, is there for types alone. */
function isOnlyTypes(node: Found): boolean {
  if (node.declare || ONLY_TYPES.test(node.type)) return true;
  if (/^(?:Import|Export\w*|TSImportEquals)Declaration$/.test(node.type) && isOfTypes(node))
    return true;
  if (/^Export(?:Named|Default)Declaration$/.test(node.type))
    return Boolean(node.declaration) && isOnlyTypes(node.declaration as Found);
  if (node.type === 'TSModuleDeclaration')
    return ((node.body as Found).body as Found[]).every(isOnlyTypes);
  if (node.type === 'PropertyDefinition') return Boolean(node.abstract);
  return node.type === 'MethodDefinition' && (node.value as Found).type === 'TSDeclareMethod';
}

/** A type at the end of a statement: the line after must not become its sequel. */
function cutAfter(start: number, end: number, code: string): Cut {
  const next = skip(SPACE, end, code);
  const isSequel = '([`'.includes(code[next] ?? ' ') && NEW_LINE.test(code.slice(end, next));
  return isSequel ? { start, end, put: ';' } : { start, end };
}

function withComma({ start, end }: Found, code: string): Cut {
  const next = skip(SPACE, end, code);
  return { start, end: code[next] === ',' ? next + 1 : end };
}

function cutsOfClass(node: Found, code: string): Cut[] {
  const cuts: Cut[] = [];
  if (node.abstract) cuts.push({ start: node.start, end: node.start + 'abstract'.length });
  const [first] = (node.implements as Found[] | undefined) ?? [];
  if (first) {
    const start = code.lastIndexOf('implements', first.start);
    cuts.push({ start, end: (node.body as Found).start });
  }
  return cuts;
}

/** `private readonly name?: string` → `name`. A sign keeps it apart from the member before, or after. */
function cutsOfMember(node: Found, code: string): Cut[] {
  const cuts: Cut[] = [];
  const key = node.key as Found;
  let start = node.start;
  while (start < key.start) {
    const end = skip(WORD, start, code);
    if (end === start) break;
    if (MODIFIERS.test(code.slice(start, end)))
      cuts.push(start === node.start ? { start, end, put: ';' } : { start, end });
    start = skip(SPACE, end, code);
  }
  if (node.optional || node.definite) {
    const close = node.computed ? code.indexOf(']', key.end) + 1 : key.end;
    const sign = skip(SPACE, close, code);
    cuts.push({ start: sign, end: sign + 1 });
  }
  const type = node.typeAnnotation as Found | undefined;
  if (type && !node.value) cuts.push({ start: type.start, end: type.end, put: ';' });
  return cuts;
}

/** No line may end before the arrow, nor before the brackets of what is returned or waited for. */
function cutsOfArrow({ typeParameters, returnType }: Found, code: string): Cut[] {
  const cuts: Cut[] = [];
  const moved = (from: number, to: number, put: string) =>
    cuts.push({ start: from, end: from + 1 }, { start: to, end: to + 1, put });
  const [types, returned] = [typeParameters, returnType] as (Found | undefined)[];
  if (types) {
    const open = skip(SPACE, types.end, code);
    if (NEW_LINE.test(code.slice(types.start, open))) moved(open, types.start, '(');
  }
  if (returned) {
    const close = code.lastIndexOf(')', returned.start);
    if (NEW_LINE.test(code.slice(close, returned.end))) moved(close, returned.end - 1, ')');
  }
  return cuts;
}

function skip(what: RegExp, from: number, code: string): number {
  const sticky = new RegExp(what);
  sticky.lastIndex = from;
  return from + (sticky.exec(code)?.[0].length ?? 0);
}

/** A sign that is put wins over the spaces of a type that holds it. */
function withoutCuts(code: string, cuts: readonly Cut[]): string {
  const signs = code.split('');
  for (const { start, end } of cuts)
    for (let at = start; at < end; at++) if (!NEW_LINE.test(signs[at] ?? '')) signs[at] = ' ';
  for (const { start, put } of cuts) if (put) signs[start] = put;
  return signs.join('');
}
