import type { Endpoint } from '../../../wire/endpoints.ts';
import type { Kind } from './kinds.ts';

/** A field of an item, in the words of the wire. */
export interface Field {
  name: string;
  kind: Kind;
  /** `required`: without it the item is dropped. `expected`: without it the page lacks something. */
  need: 'required' | 'expected' | 'optional';
  /** What it is, and what the site does without it; French, for the authors of services. */
  means: string;
}

/** A status that is not the call's own success, and what the site then does. */
export interface Status {
  status: number;
  when: string;
  does: string;
}

/** What a call answers. */
export interface Answer {
  /** The key that holds the items; its value is a list, or one object. */
  key: string;
  /** Undefined: the items are plain texts. */
  fields: readonly Field[] | undefined;
  /** A whole answer, as a healthy service sends it. */
  example: unknown;
  /** The items of an answer, as they came; undefined when there are none to be found. */
  items(body: unknown): readonly unknown[] | undefined;
  /** An answer that holds these items. */
  holding(items: readonly unknown[]): unknown;
  /** The site's own decoder; undefined: the answer cannot be read. */
  decode(body: unknown, siteOrigin: string): unknown;
}

/** One call of the site, with all that the service behind it must honour (W27). */
export interface Call {
  endpoint: Endpoint;
  /** `GET /course?version=2`, when the same address answers two calls; else the endpoint's own words. */
  title?: string;
  purpose: string;
  /** The names of the query, each with what it holds. */
  query: Readonly<Record<string, string>>;
  /** The JSON that is sent; undefined: none. */
  body?: unknown;
  answer?: Answer;
  statuses: readonly Status[];
  /** `shared`: the same for all. `private`: depends on the session. `none`: never kept. */
  cache: 'shared' | 'private' | 'none';
  /** Asked again every ten seconds: an ETag saves the download. */
  isPolled: boolean;
}

/** `GET /course`, or the title that tells it from another call of the same address. */
export function titleOf({ endpoint, title }: Call): string {
  return title ?? `${endpoint.method} ${endpoint.path}`;
}

/** The items under one of the keys of an answer, or a bare list (N4). */
export function itemsUnder(keys: readonly string[], body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  const held = Object(body) as Record<string, unknown>;
  return keys.map((key) => held[key]).find((value) => Array.isArray(value));
}
