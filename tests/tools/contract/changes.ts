import type { Deviation, Passing } from './proxy.ts';

/** What a service does otherwise, how, and the lines that say so. */
export type Case = [what: string, deviation: Deviation, ...says: string[]];

export const SITE = 'http://localhost:4321';

/** An answer to one call, changed. */
export function on(
  method: string,
  path: string,
  change: (passing: Passing, asking: Parameters<Deviation>[0]) => Partial<Passing> | undefined,
): Deviation {
  return (asking, passing) =>
    asking.method === method && asking.path === path ? change(passing, asking) : undefined;
}

export function header(name: string, value: string | string[]) {
  return ({ headers }: Passing): Partial<Passing> => ({ headers: { ...headers, [name]: value } });
}

export function without(name: string) {
  return ({ headers: { [name]: _, ...headers } }: Passing): Partial<Passing> => ({ headers });
}

/** The items of a list, changed one by one. */
export function each(
  key: string,
  change: (item: Record<string, unknown>, index: number) => unknown,
) {
  return ({ status, body }: Passing): Partial<Passing> | undefined => {
    if (status !== 200) return undefined;
    const items = JSON.parse(body)[key];
    return { body: JSON.stringify({ [key]: items.map(change) }) };
  };
}

/** One item of a list, with other fields. */
export function one(key: string, place: number, fields: object) {
  return each(key, (item, index) => (index === place ? { ...item, ...fields } : item));
}

/** Another answer in place of those of one status, or what makes it. */
export function when(status: number, change: Partial<Passing> | ReturnType<typeof header>) {
  return (passing: Passing) => {
    if (passing.status !== status) return undefined;
    return typeof change === 'function' ? change(passing) : change;
  };
}

export const COURSES = 'GET /course (version 2)';

/** The first version answers at the same address. */
export function courses(change: (passing: Passing) => Partial<Passing> | undefined): Deviation {
  return on('GET', '/course', (passing, { search }) =>
    search.get('version') === '2' ? change(passing) : undefined,
  );
}
