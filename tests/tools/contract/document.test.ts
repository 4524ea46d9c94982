import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMessage } from '../../../src/rules/site/message.ts';
import {
  type OpenApi,
  readDocument,
  schemaOf,
  type Tree,
  withTypes,
} from '../../../src/tools/contract/document.ts';
import { createJudge } from '../../../src/tools/contract/judge.ts';
import {
  decodeCategories,
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeSubscriptions,
  decodeVideos,
} from '../../../src/wire/decode.ts';
import { ENDPOINTS } from '../../../src/wire/endpoints.ts';

const SITE = 'https://formations.exemple.sn';
const DOCUMENT = readDocument();
const { schemas } = DOCUMENT.components;
const judge = createJudge(SITE);

test('docs/openapi.json holds the types that the site decodes (W27)', () => {
  expect(withTypes(DOCUMENT), 'lancez npm run contract -- --write').toEqual(DOCUMENT);
});

test('types that were changed by hand are written anew, words and the types of addresses and prices stay', () => {
  const changed: OpenApi = structuredClone(DOCUMENT);
  const { Formation: course = {} } = changed.components.schemas;
  const { nom, pricing } = course.properties as Record<string, Tree>;
  Object.assign(nom ?? {}, { type: 'number', minLength: 7 });
  Object.assign(course.properties as Tree, { autre: { type: 'string' } });
  expect(withTypes(changed)).toEqual(DOCUMENT);
  Object.assign(pricing ?? {}, { title: 'autrement' });
  expect(withTypes(changed)).not.toEqual(DOCUMENT);
});

test('every call of the site is described, with its success (N1)', () => {
  for (const { path, method, success } of Object.values(ENDPOINTS)) {
    expect(Object.keys(judge.operation(path, method).responses)).toContain(String(success));
    expect(Object.keys(judge.operation(path, 'OPTIONS').responses)).toEqual(['204']);
  }
  const paths = new Set(Object.values(ENDPOINTS).map(({ path }) => path));
  expect(Object.keys(DOCUMENT.paths).sort()).toEqual([...paths].sort());
});

test('every reference leads somewhere, and every field has its words', () => {
  const references = JSON.stringify(DOCUMENT).match(/#\/components\/[\w/]+/g) ?? [];
  const lost = references.filter((one) => {
    const [, , kind = '', name = ''] = one.split('/');
    return !Object.hasOwn(Object(DOCUMENT.components)[kind], name);
  });
  expect(lost).toEqual([]);
  const fields = Object.values(schemas).flatMap(({ title, properties = {} }) =>
    title ? Object.values(properties as Record<string, Tree>) : [],
  );
  expect(fields.filter((one) => !one.$ref && !(one.title && one.description))).toEqual([]);
});

describe('what the document lets through is what the site reads whole', () => {
  const examples = Object.values(DOCUMENT.paths).flatMap((path) => {
    const rules = Object(path.get)?.responses?.['200'];
    const { examples: own = {} } = rules?.content['application/json'] ?? {};
    return Object.entries(own as Record<string, { value: unknown }>).map(
      ([name, { value }]) => [name, value, schemaOf(rules)] as const,
    );
  });

  /** Each list of the document: its example, the schema of an item, and the decoder of the site. */
  const LISTS = [
    { schema: 'Categories', example: 'categories', decode: decodeCategories },
    { schema: 'Formations', example: 'version2', item: 'Formation', decode: decodeCourses },
    { schema: 'Videos', example: 'version1', item: 'Video', decode: decodeVideos },
    { schema: 'LongsTextes', example: 'textes', item: 'TextesDeFormation', decode: decodeDetails },
    { schema: 'Sections', example: 'sections', item: 'Section', decode: decodeSections },
    { schema: 'Achats', example: 'achats', item: 'Achat', decode: decodeSubscriptions },
  ].map((list) => ({ ...list, body: examples.find(([name]) => name === list.example)?.[1] }));

  test.each(LISTS)('$schema: the example', ({ schema, body, decode }) => {
    expect(judge.bodyFaults(body, schema)).toEqual([]);
    const decoded = decode(body, SITE);
    expect(Array.isArray(decoded) ? decoded : [decoded]).toHaveLength(itemsOf(body).length);
  });

  /** Anything that a service may put in a field, but -0: the site refuses it, a schema takes it for 0. */
  const anyValue = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value))),
    fc.constantFrom<unknown>('  ', 'texte', 7, -1, 0, [], ['a'], ['a', 3], '25000'),
    fc.constantFrom<unknown>('http://a.sn/b', 'https://a.sn/b', '/media/a.png', 'javascript:a'),
    fc.constantFrom<unknown>({ price: 5 }, { price: '5' }, '{"price":5000}', '{"price":-1}'),
  );
  /** Where the decoder puts an address or a price: undefined there means that it was refused. */
  const PLACES: Readonly<Record<string, string>> = {
    BannerUrl: 'bannerUrl',
    mediaLink: 'mediaLink',
    videoLink: 'link',
    pricing: 'price',
    price: 'price',
  };

  test.each(
    LISTS.flatMap((list) =>
      Object.keys(Object(schemas[list.item ?? '']?.properties)).map((field) => ({
        ...list,
        field,
      })),
    ),
  )('$schema: $field', ({ schema, body, decode, field }) => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const changed = structuredClone(body);
        const [item = {}, ...others] = itemsOf(changed);
        item[field] = value;
        const isAllowed = judge.bodyFaults(changed, schema).length === 0;
        const decoded = [decode(changed, SITE)].flat();
        const isKept = decoded.length > others.length && decoded[0] !== undefined;
        // The site may read more than the contract lets through, and never less.
        if (isAllowed) expect(isKept).toBe(true);
        const place = PLACES[field];
        const isRead = Object(decoded[0])[place ?? ''] !== undefined;
        // Of an object with a price, the site reads more than is asked for.
        if (place && (isAllowed || Object(value) !== value)) expect(isRead).toBe(isAllowed);
      }),
    );
  });

  test.each(LISTS.filter(({ item }) => item))(
    '$schema: what the site drops an item without is required',
    ({ schema, item = '', body, decode }) => {
      const required = schemas[item]?.required as string[];
      for (const field of Object.keys(Object(schemas[item]?.properties))) {
        const changed = structuredClone(body);
        const [first = {}, ...others] = itemsOf(changed);
        delete first[field];
        const decoded = [decode(changed, SITE)].flat();
        if (decoded.length === others.length) expect(required).toContain(field);
        expect(judge.bodyFaults(changed, schema).length > 0).toBe(required.includes(field));
      }
    },
  );
});

test('the bodies of the examples are those that the site sends', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(DOCUMENT, 'openapi');
  for (const [path, { post }] of Object.entries(DOCUMENT.paths)) {
    const { schema, example } = Object(post).requestBody?.content['application/json'] ?? {};
    if (!schema) continue;
    const name = schema.$ref.split('/').at(-1);
    expect(ajv.getSchema(`openapi#/components/schemas/${name}`)?.(example), path).toBe(true);
    if (name === 'Message') expect(checkMessage(example)).toEqual({});
  }
});

/** The items of an answer: of its list, of the list of videos, or the one object. */
function itemsOf(body: unknown): Record<string, unknown>[] {
  const [held] = Object.values(Object(body));
  const [first] = [held].flat() as Record<string, unknown>[];
  return (first?.videos ?? [held].flat()) as Record<string, unknown>[];
}
