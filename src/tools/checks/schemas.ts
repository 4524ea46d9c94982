import { basename, dirname, matchesGlob } from 'node:path';
import type { z } from 'astro/zod';
import { type Document, isMap, type Node, type Scalar, visit } from 'yaml';
import { careerFieldSchema, careerIntroSchema } from '../../collections/schemas/career.ts';
import {
  categoriesSchema,
  courseSchema,
  freeCoursesSchema,
} from '../../collections/schemas/catalog.ts';
import { MISSING_KEY, REMEDY, UNKNOWN_KEY } from '../../collections/schemas/fields.ts';
import { homeSchema } from '../../collections/schemas/home.ts';
import { orientationSchema } from '../../collections/schemas/orientation.ts';
import {
  faultsIn,
  placeOf,
  type FieldFault as SchemaFault,
} from '../../collections/schemas/parse.ts';
import { resourcesSchema } from '../../collections/schemas/resources.ts';
import { sellerSchema } from '../../collections/schemas/seller.ts';
import { stepSchema } from '../../collections/schemas/step.ts';
import { coverageSchema } from '../../collections/schemas/tutorial/coverage.ts';
import { licencesSchema } from '../../collections/schemas/tutorial/licences.ts';
import { tutorialSchema } from '../../collections/schemas/tutorial.ts';
import { type Fault, faultLine } from '../../markdown/lesson-fault.ts';
import { unixLines } from '../../markdown/text-file.ts';
import { nearest } from '../../rules/text/nearest.ts';
import { expectedKeys } from './expected-keys.ts';
import { at } from './fault.ts';
import { readYaml, type Yaml } from './read/yaml.ts';

/** The files that writers keep, the schema that holds for their fields, and its name among those of editors. */
export const SCHEMAS: readonly Readonly<{ files: string; name: string; schema: z.ZodType }>[] = [
  { files: 'content/tutorials/*/tutorial.yaml', name: 'tutorial', schema: tutorialSchema },
  { files: 'content/tutorials/*/coverage.yaml', name: 'coverage', schema: coverageSchema },
  { files: 'content/tutorials/*/fichiers/licences.yaml', name: 'licences', schema: licencesSchema },
  { files: 'content/tutorials/*/*.mdx', name: 'step', schema: stepSchema },
  { files: 'content/resources.yaml', name: 'resources', schema: resourcesSchema },
  { files: 'content/catalog/categories.yaml', name: 'categories', schema: categoriesSchema },
  { files: 'content/catalog/courses/*.yaml', name: 'course', schema: courseSchema },
  { files: 'content/free-courses.yaml', name: 'free-courses', schema: freeCoursesSchema },
  { files: 'content/career/1-intro.mdx', name: 'career-intro', schema: careerIntroSchema },
  { files: 'content/career/[2-8]-*.mdx', name: 'career', schema: careerFieldSchema },
  { files: 'content/seller.mdx', name: 'seller', schema: sellerSchema },
  { files: 'content/home.yaml', name: 'home', schema: homeSchema },
  { files: 'content/orientation.yaml', name: 'orientation', schema: orientationSchema },
];

/** The files that stand in `content` itself, by their names: the site cannot do without them. */
export const NEEDED = SCHEMAS.map(({ files }) => files.replace('content/', ''))
  .filter((name) => !name.includes('/'))
  .sort();

const DOTTED = /^\d{1,3}\.\d{3}$/;

/** The schema that holds for this file; undefined when it keeps no fields. */
export function schemaOf(file: string): z.ZodType | undefined {
  return SCHEMAS.find(({ files }) => matchesGlob(file, files))?.schema;
}

/** What keeps the fields of a file from being read: its YAML, its head, its schema; a line for each fault. */
export function headFaults(file: string, text: string): string[] {
  return schemaFaults(readYaml(file, unixLines(text))).map(faultLine);
}

/** What the schema says of one file, at the line of the key; of a missing key, at its block's. */
export function schemaFaults(
  { file, document, value, faults, lineAt }: Yaml,
  schema = schemaOf(file),
): Fault[] {
  if (faults.length > 0 || !schema) return [...faults];
  const dotted = dottedNumbers(document);
  if (dotted.length > 0) {
    return dotted.map(({ source, range }) => {
      const remedy = `écris ${source.replace('.', '')}, sans point : YAML lirait ${Number(source)}`;
      return at(file, lineAt(range?.[0] ?? 0), `« ${source} »`, remedy);
    });
  }
  const known = schema;
  const result = schema.safeParse(value);
  if (result.success) return [];
  return misnamedOnce(faultsIn(result.error), nearKey).map(({ path, message }) => {
    const place = placeIn(path)?.range?.[0];
    const line = place === undefined ? lineAt(0) : lineAt(place);
    const key = placeOf(path) || basename(file);
    const { says, remedy } = sentenceOf(message, path, value);
    return at(file, line, `${key} : ${says}`, remedy.replace('<dossier>', dirname(file)));
  });

  /** The key that the path names, or the item, or what would hold it. */
  function placeIn(path: readonly PropertyKey[]): Node | undefined {
    const holder = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined;
    const pair = isMap(holder) && holder.items.find(({ key }) => `${key}` === path.at(-1));
    if (pair) return pair.key as Node;
    const node = document.getIn(path, true) as Node | undefined;
    return node || path.length === 0 ? node : placeIn(path.slice(0, -1));
  }

  /** The key that was most likely meant: expected there, and not written yet. */
  function nearKey(path: readonly PropertyKey[]): string | undefined {
    const place = path.slice(0, -1);
    const written = Object.keys(valueAt(value, place) ?? {});
    const free = expectedKeys(known, place).filter((key) => !written.includes(key));
    return nearest(String(path.at(-1)), free);
  }
}

/** Prices with a point between their thousands: 28.000 is 28 in YAML. */
function dottedNumbers(document: Document): (Scalar & { source: string })[] {
  const found: (Scalar & { source: string })[] = [];
  visit(document, {
    Scalar: (_, node) => {
      const isDotted = typeof node.value === 'number' && DOTTED.test(node.source ?? '');
      if (isDotted) found.push(node as Scalar & { source: string });
    },
  });
  return found;
}

/**
 * A key that nobody expects, much like one that is free there, is misspelt; that the other is missing is then
 * no second fault.
 */
function misnamedOnce(
  faults: readonly SchemaFault[],
  nearKey: (path: readonly PropertyKey[]) => string | undefined,
): SchemaFault[] {
  const meant = new Map(
    faults
      .filter(({ message }) => message === UNKNOWN_KEY)
      .map((fault) => [fault, nearKey(fault.path)]),
  );
  const told = [...meant].map(([{ path }, key]) => placeOf([...path.slice(0, -1), key ?? '']));
  return faults
    .filter(({ path, message }) => message !== MISSING_KEY || !told.includes(placeOf(path)))
    .map((fault) => {
      const key = meant.get(fault);
      return key ? { ...fault, message: `${UNKNOWN_KEY}${REMEDY}écris « ${key} »` } : fault;
    });
}

/** What is wrong and what to write, which a schema says in one message. */
function sentenceOf(message: string, path: readonly PropertyKey[], root: unknown) {
  const name = String(path.at(-1));
  if (message === MISSING_KEY) return { says: message, remedy: `écris « ${name}: … »` };
  if (message === UNKNOWN_KEY) return { says: message, remedy: 'corrige son nom, ou enlève-la' };
  // A writer's own text, cited before it, may hold the same sign.
  const cut = message.lastIndexOf(REMEDY);
  if (cut >= 0) return { says: message.slice(0, cut), remedy: message.slice(cut + REMEDY.length) };
  const value = valueAt(root, path);
  return { says: shown(value), remedy: message };
}

function shown(value: unknown): string {
  if (value === null) return 'rien n’est écrit ici';
  if (Array.isArray(value)) return 'c’est une liste';
  return typeof value === 'object' ? 'ce sont des clés et leurs valeurs' : `« ${value} »`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], root);
}
