import { type CollectionEntry, getEntry, render } from 'astro:content';
import type { Read } from './schemas/tolerant.ts';

/** Prose of the content, ready to be placed on a page. */
export type Body = Awaited<ReturnType<typeof render>>['Content'];

/** The collections of which each file is a page, or a section of one: fields, then prose. */
type Written = 'careerIntro' | 'careerFields' | 'seller';
/** The collections that are one file, a list. */
type Listed = 'resources' | 'categories' | 'freeCourses';

/** A text of a writer with its fields; throws when `file` is missing. */
export async function written<Name extends Written>(
  collection: Name,
  id: string,
  file: string,
): Promise<CollectionEntry<Name>['data'] & { Content: Body }> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`${file} manque.`);
  const { Content } = await render(entry);
  return { ...entry.data, Content };
}

/** The items of a list, in the order of `file`; throws when it is missing or is no YAML. */
export async function listed<Name extends Listed>(
  collection: Name,
  file: string,
): Promise<CollectionEntry<Name>['data']['items']> {
  const entry = await getEntry(collection, file);
  if (!entry) throw new Error(`${file} manque, ou n’est pas du YAML.`);
  return entry.data.items;
}

/** The fields of a file; throws one sentence for each thing that is wrong in it (W9). */
export function fieldsOf<Fields>(file: string, read: Read<Fields>): Fields {
  if ('fields' in read) return read.fields;
  throw new Error(read.faults.map((sentence) => `${file} : ${sentence}`).join('\n'));
}

/** What stops the build: the file, and what its writer has to change. */
export function fault(file: string, sentence: string): Error {
  return new Error(`${file} : ${sentence}.`);
}
