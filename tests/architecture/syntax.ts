import ts from 'typescript';
import type { Source } from './source.ts';

/** What a file is made of. Every part keeps the file's own length, so positions need no sum. */
interface Parts {
  readonly scripts: readonly Script[];
  readonly styles: readonly string[];
  readonly markup: string;
}

export interface Script {
  readonly source: Source;
  readonly ast: ts.SourceFile;
  /** The inline script of a layout runs before first paint and cannot import: it may touch the page. */
  readonly isHead: boolean;
}

const FRONTMATTER = /^---\n[\s\S]*?(?<=\n)---/;
// Attributes may hold `>` in quotes or braces; what closes itself has no body.
const ELEMENT =
  /<(script|style)\b((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*)(?<!\/)>([\s\S]*?)<\/\1>/g;
const MARKUP_COMMENT = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g;
const DATA_TYPE = /\btype=["'](?!module|text\/javascript)/;

const known = new WeakMap<Source, Parts>();

export function partsOf(source: Source): Parts {
  const parts = known.get(source) ?? split(source);
  known.set(source, parts);
  return parts;
}

export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}

/** The strings that name a module, in any way of importing it, types included. */
export function specifiersOf({ ast }: Script): ts.StringLiteralLike[] {
  return nodesOf(ast).filter(ts.isStringLiteralLike).filter(isSpecifier);
}

/** The texts that a program works with: strings and pieces of templates, not types or modules. */
export function stringsOf({ ast }: Script): ts.LiteralLikeNode[] {
  return nodesOf(ast).filter((node): node is ts.LiteralLikeNode => {
    if (ts.isStringLiteralLike(node)) return !isSpecifier(node) && !ts.isTypeNode(node.parent);
    return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  });
}

function isSpecifier({ parent }: ts.StringLiteralLike): boolean {
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent);
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
}

function split(source: Source): Parts {
  const { path, text } = source;
  if (path.endsWith('.css')) return { scripts: [], styles: [text], markup: '' };
  if (!path.endsWith('.astro')) return { scripts: [parse(source, text)], styles: [], markup: '' };

  const frontmatter = FRONTMATTER.exec(text)?.[0] ?? '';
  const template = blank(frontmatter) + text.slice(frontmatter.length);
  const markup = template.replace(MARKUP_COMMENT, blank);
  const scripts = [parse(source, only(text, 3, frontmatter.length - 3))];
  const styles: string[] = [];
  for (const match of markup.matchAll(ELEMENT)) {
    const [element, tag, attributes = '', body = ''] = match;
    const end = match.index + element.length - `</${tag}>`.length;
    const part = only(text, end - body.length, end);
    if (tag === 'style') styles.push(part);
    else if (!DATA_TYPE.test(attributes)) scripts.push(parse(source, part, attributes));
  }
  return { scripts, styles, markup: markup.replace(ELEMENT, blank) };
}

function only(text: string, from: number, to: number): string {
  if (to <= from) return blank(text);
  return blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to));
}

function parse(source: Source, code: string, attributes = ''): Script {
  const name = source.path.endsWith('.astro') ? `${source.path}.ts` : source.path;
  const ast = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const isHead = source.path.startsWith('src/layouts/') && /\bis:inline\b/.test(attributes);
  return { source, ast, isHead };
}
