import { z } from 'astro/zod';
import { faultSentences } from './parse.ts';

/** What a file that cannot be read as it should holds instead of its fields: one line for each fault. */
export interface Faulty {
  faults: readonly string[];
  isDraft: boolean;
}

/** A file's fields, or what is wrong in it. */
export type Read<Fields> = { fields: Fields } | Faulty;

/**
 * A schema that refuses nothing: one faulty file would stop the reading of all the others (Y6). Who asks
 * for the file throws its faults.
 */
export function tolerant<Schema extends z.ZodType>(schema: Schema) {
  const reading = z.unknown().transform((value): Read<z.output<Schema>> => {
    if (isFaulty(value)) return value;
    const { success, data, error } = schema.safeParse(value);
    return success ? { fields: data } : { faults: faultSentences(error), isDraft: false };
  });
  // Editors complete by what the schema expects, though it accepts all.
  const { $schema: _, ...expected } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return reading.meta(expected);
}

function isFaulty(value: unknown): value is Faulty {
  return typeof value === 'object' && value !== null && 'faults' in value;
}
