import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import {
  wireCategory,
  wireCourse,
  wireDetails,
  wireSection,
  wireSubscription,
  wireVideo,
} from '../../wire/decode.ts';

/** An object of JSON. */
export type Tree = { [key: string]: unknown };

/** One answer of a call. */
export interface ResponseRules {
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: { 'application/json': { schema: { $ref?: string } } };
}

/** OpenAPI 3.1, as far as the trial reads it (W27). */
export interface OpenApi extends Tree {
  paths: Record<string, Record<string, { responses: Record<string, ResponseRules> }>>;
  components: {
    headers: Record<string, { required: boolean; description: string; schema: Tree }>;
    schemas: Record<string, Tree>;
  };
}

export const DOCUMENT = 'docs/openapi.json';

/** The schemas that decode, under their names in the document. */
const DECODED: Readonly<Record<string, GenericSchema>> = {
  Categorie: wireCategory,
  Formation: wireCourse,
  TextesDeFormation: wireDetails,
  Section: wireSection,
  Video: wireVideo,
  Achat: wireSubscription,
};

/** What the document says of a field beside its type. */
const WORDS = ['title', 'description'];

/** Reads the contract, wherever the command is run. */
export function readDocument(): OpenApi {
  return JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../..', DOCUMENT), 'utf8'),
  ) as OpenApi;
}

/**
 * Writes the types of the decoded fields into the document. Its words stay, and so do the types of the fields
 * that are decoded by hand: addresses and prices.
 */
export function withTypes(document: OpenApi): OpenApi {
  const types = Object.entries(DECODED).map(([name, decoded]) => {
    const written = document.components.schemas[name] ?? {};
    const { properties, required: _, ...type } = typeOf(decoded);
    if (!properties) return [name, { ...wordsOf(written), ...type }];
    const fields = Object.entries(properties as Record<string, Tree>).map(([field, own]) => {
      const before = (written.properties as Record<string, Tree> | undefined)?.[field] ?? {};
      const isByHand = Object.keys(own).length === 0;
      return [field, isByHand ? before : { ...wordsOf(before), ...own }];
    });
    const { required = [] } = written;
    return [
      name,
      { ...wordsOf(written), ...type, required, properties: Object.fromEntries(fields) },
    ];
  });
  const schemas = { ...document.components.schemas, ...Object.fromEntries(types) };
  return { ...document, components: { ...document.components, schemas } };
}

/** What a service may send for the site to read it whole: a field that is only blanks says nothing. */
function typeOf(decoded: GenericSchema): Tree {
  const { $schema: _, ...type } = toJsonSchema(decoded, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'non_empty'
        ? { ...jsonSchema, minLength: 1, pattern: '\\S' }
        : undefined,
    // A list is read item by item: each is a text.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'array'
        ? { type: 'array', items: { type: 'string', minLength: 1, pattern: '\\S' } }
        : undefined,
  });
  return type as Tree;
}

/** The name of the schema of an answer; '' when it has none of its own. */
export function schemaOf({ content }: ResponseRules): string {
  return nameOf(content?.['application/json'].schema.$ref ?? '');
}

/** `#/components/schemas/Formations` → `Formations` */
export function nameOf($ref: string): string {
  return $ref.split('/').at(-1) ?? '';
}

function wordsOf(written: Tree): Tree {
  return Object.fromEntries(Object.entries(written).filter(([key]) => WORDS.includes(key)));
}
