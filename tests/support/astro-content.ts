/** Stands for `astro:content` where there is no Astro: the collections hold what a test puts there. */

interface Entry {
  id: string;
  data: unknown;
  /** The prose, as its writer left it. */
  body?: string;
  headings?: { depth: number; slug: string; text: string }[];
}

const collections = new Map<string, Entry[]>();
const rendered: string[] = [];

/** Puts the entries of one collection in the place of those it had. */
export function putEntries(collection: string, entries: Entry[]): void {
  collections.set(collection, entries);
}

/** The ids of the entries that were compiled since the last call. */
export function takeRendered(): string[] {
  return rendered.splice(0);
}

export async function getCollection(collection: string, fits = (_: Entry) => true) {
  return (collections.get(collection) ?? []).filter(fits);
}

export async function getEntry(collection: string, id: string) {
  return collections.get(collection)?.find((entry) => entry.id === id);
}

export async function render({ id, headings = [] }: Entry) {
  rendered.push(id);
  return { Content: `the text of ${id}`, headings };
}
