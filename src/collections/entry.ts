import { type CollectionEntry, getEntry, render } from 'astro:content';
import { textError } from '../rules/fault/plain-error.ts';
import type { Read } from './schemas/tolerant.ts';

/** Prose of the content, ready to be placed on a page. */
export type EntryBody = Awaited<ReturnType<typeof render>>['Content'];

/** The collections of which each file is a page, or a section of one: fields, then prose. */
type WrittenEntry = 'careerIntro' | 'careerFields' | 'seller';
/** The collections that are one file, named by its path. */
type OneFile = 'resources' | 'categories' | 'freeCourses' | 'home' | 'orientation';

/** The fields of an entry that is sound. */
export type Fields<Name extends WrittenEntry | OneFile | 'coverage' | 'steps' | 'tutorials'> =
  Extract<CollectionEntry<Name>['data'], { fields: unknown }>['fields'];

/** A text of a writer with its fields; throws when `file` is missing or faulty. */
export async function written<Name extends WrittenEntry>(
  collection: Name,
  id: string,
  file: string,
): Promise<Fields<Name> & { Content: EntryBody }> {
  const entry = await getEntry(collection, id);
  if (!entry) throw fault(file, 'ce fichier manque', 'écris-le');
  const fields = fieldsOf<Fields<Name>>(file, entry.data);
  const { Content } = await render(entry);
  return { ...fields, Content };
}

/** What `file` says, a list in its order; throws when it is missing or faulty. */
export async function oneFile<Name extends OneFile>(
  collection: Name,
  file: string,
): Promise<Fields<Name>> {
  const entry = await getEntry(collection, file);
  if (!entry) throw fault(file, 'ce fichier manque', 'écris-le');
  return fieldsOf<Fields<Name>>(file, entry.data);
}

/** The fields of a file; throws a line for each thing that is wrong in it (W9). */
export function fieldsOf<Fields>(file: string, read: Read<Fields>): Fields {
  if ('fields' in read) return read.fields;
  const lines = read.faults.map((line) => (line.startsWith(file) ? line : `${file} : ${line}`));
  throw textError(lines.join('\n'));
}

/** Makes the error that stops the page: the file, the fault, and the remedy for its writer. */
export function fault(file: string, says: string, remedy: string): Error {
  return textError(`${file}:1 : ${says} — ${remedy}`);
}
