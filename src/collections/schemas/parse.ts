import type { z } from 'astro/zod';
import { UNKNOWN_KEY } from './fields.ts';

/** What is wrong at one key of a file. */
export interface FieldFault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A value that passed the schema; throws a sentence for the writer: file, key, what is expected (W9). */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  fileName: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = faultSentences(result.error).map((sentence) => `  ${sentence}`);
  throw new Error(`${fileName} ne peut pas être lu :\n${lines.join('\n')}`);
}

/** « title : cette clé manque », one for each key. */
export function faultSentences(error: z.ZodError): string[] {
  return faultsIn(error).map(({ path, message }) => `${placeOf(path) || '(racine)'} : ${message}`);
}

/** `['sections', 2, 'media']` → « sections, 3e élément, media ». */
export function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `${key + 1}${key ? 'e' : 'er'} élément` : String(key)))
    .join(', ');
}

/**
 * One fault for each key, also for the keys of one object that nobody expected.
 *
 * @public the checks of writers' files give each its line
 */
export function faultsIn({ issues }: z.ZodError): FieldFault[] {
  // A text where a list is asked for has no number of items.
  const ofOtherKind = issues
    .filter(({ code }) => code === 'invalid_type')
    .map(({ path }) => placeOf(path));
  return issues.flatMap((issue) => {
    const { code, path, message } = issue;
    if (code !== 'invalid_type' && ofOtherKind.includes(placeOf(path))) return [];
    if (issue.code !== 'unrecognized_keys') return [{ path, message }];
    return issue.keys.map((key) => ({ path: [...path, key], message: UNKNOWN_KEY }));
  });
}
