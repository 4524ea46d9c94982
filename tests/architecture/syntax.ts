import ts from 'typescript';
import type { Source } from './source.ts';

/** What a file is made of. Every part keeps the file's own length, so positions need no sum. */
interface Parts {
  readonly scripts: readonly ts.SourceFile[];
  readonly markup: string;
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

/** The texts that a program works with: strings and pieces of templates, not types or modules. */
export function stringsOf(ast: ts.SourceFile): ts.LiteralLikeNode[] {
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

function split({ path, text }: Source): Parts {
  if (path.endsWith('.css')) return { scripts: [], markup: '' };
  if (!path.endsWith('.astro')) return { scripts: [parse(path, text)], markup: '' };

  const frontmatter = FRONTMATTER.exec(text)?.[0] ?? '';
  const template = blank(frontmatter) + text.slice(frontmatter.length);
  const markup = template.replace(MARKUP_COMMENT, blank);
  const scripts = [...markup.matchAll(ELEMENT)].flatMap((match) => {
    const [element, tag, attributes = '', body = ''] = match;
    if (tag === 'style' || DATA_TYPE.test(attributes)) return [];
    const end = match.index + element.length - `</${tag}>`.length;
    return [only(text, end - body.length, end)];
  });
  const codes = [only(text, 3, frontmatter.length - 3), ...scripts];
  return {
    scripts: codes.map((code) => parse(`${path}.ts`, code)),
    markup: markup.replace(ELEMENT, blank),
  };
}

function only(text: string, from: number, to: number): string {
  if (to <= from) return blank(text);
  return blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to));
}

function parse(name: string, code: string): ts.SourceFile {
  return ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
}
