/** An entry of a collection, as `astro:content` gives it. */
export interface Entry {
  id: string;
  data: unknown;
}

let held: Readonly<Record<string, readonly Entry[]>> = {};

/** What the collections hold from now on. */
export function hold(collections: typeof held): void {
  held = collections;
}

/** `astro:content` of the tests in Node, which no build has filled. */
export async function getCollection(name: string): Promise<readonly Entry[]> {
  return held[name] ?? [];
}

export async function getEntry(name: string, id: string): Promise<Entry | undefined> {
  return held[name]?.find((entry) => entry.id === id);
}

/** An empty page. */
export async function render(): Promise<object> {
  return { Content: undefined, headings: [] };
}
