import { basename, join } from 'node:path';
import type { Element } from 'hast';
import type { Lesson } from '../lesson.ts';
import { LessonFault } from '../lesson-fault.ts';
import { attribute, el, type LessonNode, type Tag } from '../nodes.ts';
import { drawSchema } from '../schema/draw-schema.ts';
import { readSchema, type SchemaTable } from '../schema/read-schema.ts';
import { readText } from '../text-file.ts';
import type { TagRule } from './tag-rule.ts';

/** What is made of a file of SQL beside the steps. */
export const BASES: Readonly<Record<string, TagRule>> = {
  Base: { attributes: ['de'], toHtml: base },
  Schema: { attributes: ['de'], toHtml: schema },
};

/**
 * `<Base de="bibliotheque.sql" />`: the samples of this page ask that base, which is not shown; it must be
 * one that SQLite accepts (U1).
 */
function base(tag: Tag, _: readonly LessonNode[], lesson: Lesson): LessonNode {
  tablesOf(tag, lesson);
  return { type: 'text', value: '' };
}

/** `<Schema de="bibliotheque.sql" />`: its tables and their links, drawn, then as text (T26). */
function schema(tag: Tag, _: readonly LessonNode[], lesson: Lesson): Element {
  const tables = tablesOf(tag, lesson);
  return el(
    'figure.schema',
    ...drawSchema(tables),
    el('details', el('summary', 'Lire ce schéma en texte'), el('ul', ...tables.map(itemOf))),
    el('figcaption', 'Les tables de la base, et ce qui les relie'),
  );
}

function itemOf({ name, columns }: SchemaTable): Element {
  const items = columns.map(({ name: column, type, isKey, leadsTo }) => {
    const facts = [type, isKey ? 'clé' : ''].filter(Boolean).join(', ');
    return el(
      'li',
      el('code', column),
      ...(facts ? [` (${facts})`] : []),
      ...(leadsTo ? [', mène à ', el('code', `${leadsTo.table}.${leadsTo.column}`)] : []),
    );
  });
  return el('li', el('code', name), el('ul', ...items));
}

function tablesOf(tag: Tag, lesson: Lesson): SchemaTable[] {
  const name = attribute(tag, 'de');
  try {
    return readSchema(readFile(name, lesson));
  } catch (error) {
    const says = `« ${name} » n’est pas un schéma : ${(error as Error).message}`;
    throw new LessonFault(lesson.file, tag, says, 'corrige ce fichier, ou son nom');
  }
}

/** A file of SQL beside the steps; throws an `Error` in French for any other. */
function readFile(name: string, { folder }: Lesson): string {
  if (basename(name) !== name || !name.endsWith('.sql'))
    throw new Error('il faut un fichier .sql du dossier du tutoriel');
  try {
    return readText(join(folder, name));
  } catch {
    throw new Error('il n’existe pas dans ce tutoriel');
  }
}
