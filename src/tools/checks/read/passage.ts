import type { Fault } from '../../../markdown/lesson-fault.ts';
import { lineAfter, type Sentence } from '../fault.ts';
import type { Page } from './lesson.ts';
import { attribute, childrenOf, isTag, lineOf, type Node, type Tag, textOf } from './node.ts';
import { CODE } from './words.ts';
import type { Field } from './yaml.ts';

/** A piece of prose. An attribute and a plain text cite code as it is, for they cannot mark it. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  /** Line ends are kept; each inline code, key or foreign word is one `CODE`. */
  readonly text: string;
  readonly kind: 'paragraph' | 'heading' | 'cell' | 'field' | 'attribute' | 'plain';
}

/** What a reader reads: not the addresses, slugs, versions, files, nor a category that another file defines. */
const PROSE =
  /^\d+$|(?:^|\.)(?:title|short|name|(?<=\d\.)category|description|shortDescription|subtitle|text|question|answer|why|work|use|role|tasks|where|opening|story|fact|you|we|duration|notion|absence|(?:objectives|benefits|keywords|payment|transcript)\.\d+)$/;

/** Code in a plain text: "…", addEventListener, read_csv, `sum(`, `=True`, `-m`, NULL, 90px. */
const PLAIN_CODE =
  /"[^"]*"|[\p{L}\p{N}.]*\p{Ll}\p{Lu}[\p{L}]*|[\p{L}\p{N}.]+_[\p{L}\p{N}_]+|[\p{L}.]+(?=[([=])|(?<==)[\p{L}_-]+|(?<= )--?\p{L}[\p{L}-]*|(?<!\p{L})\p{Lu}[\p{Lu}\p{N}.]+(?!\p{L})|\p{N}+\p{Ll}+|\p{Ll}\p{N}(?!\p{L})/gu;

const READ_ATTRIBUTES = ['titre', 'notions'];
/** `<Erreur message="Aucun message, …">` is ours; any other message is the tool's own. */
const OWN_MESSAGE = /^Aucun\b/;
const KINDS: Partial<Record<Node['type'], Passage['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};
const INLINE = ['text', 'inlineCode', 'strong', 'emphasis', 'link', 'mdxJsxTextElement'];

/** Titles, labels and cells are not sentences: nothing ends them. */
const ENDED = /[.!?…:;]\s*[»)]?$/;

/** Whether sentences can be counted in it. */
export function isSentences({ kind, text }: Pick<Passage, 'kind' | 'text'>): boolean {
  return kind === 'paragraph' && ENDED.test(text);
}

export function isPlain(kind: Passage['kind']): boolean {
  return kind === 'attribute' || kind === 'plain';
}

/** The text, with spaces where a plain one cites code. */
export function maskCode({ kind, text }: Pick<Passage, 'kind' | 'text'>): string {
  return isPlain(kind) ? text.replace(PLAIN_CODE, (code) => ' '.repeat(code.length)) : text;
}

/** Those of the pages may hold marked code; those of the catalogue are plain texts. */
export function proseFields(file: string, fields: readonly Field[]): Passage[] {
  const kind = /(?:\.mdx|\/(?:tutorial|coverage)\.yaml)$/.test(file) ? 'field' : 'plain';
  return fields
    .filter(({ path }) => PROSE.test(path))
    .map(({ line, value }) => ({
      file,
      line,
      text: value.replace(/`[^`]*`/g, CODE),
      kind,
    }));
}

/** What is wrong at a place of its text, by its index. */
export function faultIn({ file, line, text }: Passage, index: number, sentence: Sentence): Fault {
  return { ...sentence, file, line: lineAfter(line, text, index) };
}

/** What a reader reads of a page: its head, its text. */
export function pageProse(page: Page): Passage[] {
  return [...proseFields(page.file, page.fields), ...passagesOf(page)];
}

export function passagesOf({ file, nodes }: Page): Passage[] {
  return passagesIn(nodes).map((passage) => ({ file, ...passage }));
}

export function passagesIn(nodes: readonly Node[]): Omit<Passage, 'file'>[] {
  return nodes.flatMap((node) => {
    const children = childrenOf(node);
    // A tag alone on its line may hold words without a paragraph.
    const holdsWords = isTag(node) && children.some(({ type }) => INLINE.includes(type));
    const kind = KINDS[node.type] ?? (holdsWords ? 'paragraph' : undefined);
    const own = kind ? spoken(node, kind) : passagesIn(children);
    return [...attributesOf(node), ...own];
  });
}

/** « **Où ?** La dernière ligne. »: bold words at the head of a paragraph are its title. */
function spoken(node: Node, kind: Passage['kind']): Omit<Passage, 'file'>[] {
  const [first, ...rest] = childrenOf(node);
  const line = lineOf(node);
  const isTitled =
    kind === 'paragraph' && first?.type === 'strong' && /[.?!:]$/.test(textOf(first));
  if (!first || !isTitled) return [{ line, text: proseOf(node), kind }];
  const text = rest.map(proseOf).join('').trim();
  return [
    { line, text: proseOf(first), kind: 'heading' },
    { line, text, kind },
  ];
}

/** The words of a paragraph, as a reader hears them. */
function proseOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || isTag(node, 'kbd', 'span')) return CODE;
  if (node.type === 'break') return '\n';
  return childrenOf(node).map(proseOf).join('');
}

function attributesOf(node: Node): Omit<Passage, 'file'>[] {
  const texts = isTag(node) ? readAttributes(node) : imageTexts(node);
  return texts
    .filter((text) => text !== '')
    .map((text) => ({ line: lineOf(node), text, kind: 'attribute' }));
}

function readAttributes(tag: Tag): string[] {
  const message = attribute(tag, 'message');
  return [
    ...READ_ATTRIBUTES.map((name) => attribute(tag, name)),
    ...(OWN_MESSAGE.test(message) ? [message] : []),
  ];
}

/** The alternative texts of the pictures in a paragraph, and of the picture of a result. */
function imageTexts(node: Node): string[] {
  if (node.type === 'code') return [/\brendu="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? ''];
  if (node.type !== 'paragraph') return [];
  return childrenOf(node).flatMap((child) => (child.type === 'image' ? [child.alt ?? ''] : []));
}
