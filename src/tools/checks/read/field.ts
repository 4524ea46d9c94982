import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Page } from './lesson.ts';
import type { Passage } from './passage.ts';
import { CODE } from './words.ts';

/** A text of a YAML file: `objectives.0`, what it says, the line where it begins. */
export interface Field {
  readonly path: string;
  readonly value: string;
  readonly line: number;
}

/** What a reader reads: not the addresses, slugs, versions, files, nor a category that another file defines. */
const PROSE =
  /^\d+$|(?:^|\.)(?:title|short|name|(?<=\d\.)category|description|shortDescription|subtitle|text|question|answer|why|work|use|role|tasks|where|opening|story|fact|you|we|duration|notion|absence|(?:objectives|benefits|keywords|payment|transcript)\.\d+)$/;

export function fieldsOf(yaml: string): Field[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: lines });
  return contents ? read(contents, [], lines) : [];
}

/** The head of a text: its first line is the second of the file. */
export function headFields({ head }: Page): Field[] {
  return fieldsOf(head).map((field) => ({ ...field, line: field.line + 1 }));
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

function read(node: Node, path: readonly string[], lines: LineCounter): Field[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      read(value as Node, [...path, String(key)], lines),
    );
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => read(item as Node, [...path, `${index}`], lines));
  }
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const start = lines.linePos(node.range?.[0] ?? 0).line;
  // The text of « | » begins on the next line.
  const line = node.type === 'BLOCK_LITERAL' ? start + 1 : start;
  return [{ path: path.join('.'), value: node.value.trimEnd(), line }];
}
