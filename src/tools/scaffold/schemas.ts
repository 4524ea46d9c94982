import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'astro/zod';
import { SCHEMAS } from '../checks/schemas.ts';
import { optionFault } from '../command/option-fault.ts';
import { asksUsage } from '../command/usage.ts';

export const SCHEMAS_FOLDER = 'content/schemas';

/** What editors read to complete and to check what writers type: the text of each file, by its name. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    SCHEMAS.map(({ name, schema }) => [
      `${name}.json`,
      `${JSON.stringify(jsonSchema(schema), undefined, 2)}\n`,
    ]),
  );
}

function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    // The dialect that editors of YAML know.
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      // A day is a text for some readers of YAML, a date for others: the second cannot be said in JSON.
      if (zodSchema._zod.def.type !== 'union' || !json.anyOf) return;
      const [text] = json.anyOf.filter((one) => Object.keys(one).length > 0);
      delete json.anyOf;
      Object.assign(json, text);
    },
  });
}

const USAGE = `Usage : npm run schemas
  Écrit ${SCHEMAS_FOLDER}, que les éditeurs de texte lisent pour compléter les fichiers.`;

/** `npm run schemas`: writes them. */
function main(args: readonly string[]): void {
  if (asksUsage(args)) {
    console.log(USAGE);
    return;
  }
  try {
    parseArgs({ args: [...args], options: {}, allowPositionals: true });
  } catch (error) {
    console.error(`${optionFault(error as NodeJS.ErrnoException)}\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(SCHEMAS_FOLDER, { recursive: true });
  for (const [name, text] of editorSchemas()) {
    const file = join(SCHEMAS_FOLDER, name);
    writeFileSync(file, text);
    console.log(`Écrit : ${file}`);
  }
}

if (import.meta.main) main(process.argv.slice(2));
