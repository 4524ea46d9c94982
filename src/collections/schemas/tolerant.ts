import { z } from 'astro/zod';
import { faultSentences } from './parse.ts';

/** A file's fields, or what is wrong in it: one sentence for each key. */
export type Read<Fields> = { fields: Fields } | { faults: string[]; isDraft: boolean };

/** What a file that is not even YAML holds instead of its fields. */
export interface Unreadable {
  unreadable: string;
  isDraft: boolean;
}

/**
 * A schema that refuses nothing: one faulty file would stop the reading of all the others (Y6). Who asks
 * for the file throws its faults.
 */
export function tolerant<Schema extends z.ZodType>(schema: Schema) {
  const reading = z.unknown().transform((value): Read<z.output<Schema>> => {
    if (isUnreadable(value)) return { faults: [value.unreadable], isDraft: value.isDraft };
    const { success, data, error } = schema.safeParse(value);
    if (success) return { fields: data };
    const isDraft = (value as { brouillon?: unknown } | undefined)?.brouillon === true;
    return { faults: faultSentences(error), isDraft };
  });
  // Editors complete by what the schema expects, though it accepts all.
  const { $schema: _, ...expected } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return reading.meta(expected);
}

function isUnreadable(value: unknown): value is Unreadable {
  return typeof value === 'object' && value !== null && 'unreadable' in value;
}
