import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { safeUrl } from '../../rules/site/sites.ts';
import { cut } from '../../rules/text/cut.ts';
import { decodePricing } from '../../wire/pricing.ts';
import { headerOf, type Reply } from './ask.ts';
import { nameOf, type OpenApi, type ResponseRules, readDocument, type Tree } from './document.ts';

/** Lines for one list: one whose every item is wrong says so in a few. */
const MAX_LINES = 5;

/** The format of the one header whose value differs from one site to the next. */
const OWN_ORIGIN = 'origine-du-site';

/** Compares answers with the document, which it reads once, for the site of one origin. */
export function createJudge(siteOrigin: string) {
  const document = readDocument();
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    formats: {
      'uri-reference': (value: string) => safeUrl(value, siteOrigin) !== undefined,
      prix: (value: string) => decodePricing(value).price !== undefined,
      [OWN_ORIGIN]: (value: string) => value === siteOrigin,
    },
  });
  ajv.addSchema(document, 'openapi');
  const errorsOf = (pointer: string, value: unknown): ErrorObject[] => {
    const validate = ajv.getSchema(`openapi#${pointer}`);
    if (!validate) throw new Error(`docs/openapi.json : ${pointer} manque.`);
    validate(value);
    return validate.errors ?? [];
  };
  return {
    document,
    /** A call of the document, by its path and method. */
    operation: (path: string, method: string) =>
      document.paths[path]?.[method.toLowerCase()] ?? { responses: {} },
    /** Each header that an answer must have, with what differs in it; undefined when nothing does. */
    headerFaults: (reply: Reply, { headers = {} }: ResponseRules) =>
      Object.entries(headers).flatMap(([header, { $ref }]) => {
        const rule = document.components.headers[nameOf($ref)];
        if (!rule?.required) return [];
        const value = headerOf(reply, header);
        const errors = errorsOf(`${$ref.slice(1)}/schema`, value.toLowerCase());
        const { title, format } = rule.schema;
        const expected = format === OWN_ORIGIN ? siteOrigin : title;
        const told = `${header} : ${expected} attendu, ${value || 'rien'} reçu — ${rule.description}`;
        return [{ header, fault: errors.length > 0 ? told : undefined }];
      }),
    /** What differs in a body, each with the path of its field; `schema` is a name of the document. */
    bodyFaults: (body: unknown, schema: string) => {
      const told = errorsOf(`/components/schemas/${schema}`, body).flatMap(tell);
      const faults = [...new Set(told)];
      const more = faults.length - MAX_LINES;
      if (more <= 0) return faults;
      return [...faults.slice(0, MAX_LINES), `et ${more} de plus dans cette liste, comme ceux-ci`];
    },
  };
}

/** An error in French, told at the field that the document names; none at the branches of a choice. */
function tell({ instancePath, keyword, params, parentSchema = {}, data }: ErrorObject): string[] {
  const path = instancePath
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  if (keyword === 'required') {
    const { missingProperty: name } = params;
    const field = parentSchema.properties?.[name];
    if (field?.title) return [line(path ? `${path}.${name}` : name, field, 'rien')];
  }
  const received = path === '' && data === undefined ? 'rien de lisible' : shown(data);
  return parentSchema.title ? [line(path || 'réponse', parentSchema, received)] : [];
}

function line(path: string, { title, description }: Tree, received: string): string {
  return `${path} : ${title} attendu, ${received} reçu — ${description}`;
}

/**
 * The JSON of an answer; undefined when it is none. A field that may be absent may be null or empty too, and
 * is then left out.
 */
export function readJson(text: string, document: OpenApi): unknown {
  const { schemas } = document.components;
  const required = new Set(Object.values(schemas).flatMap(({ required = [] }) => required));
  try {
    return JSON.parse(text, (key, value) => {
      const isEmpty = value === null || (value === '' && !required.has(key));
      return isEmpty && key !== '' ? undefined : value;
    });
  } catch {
    return undefined;
  }
}

/** A value of a service in a line: cut, and without line breaks. */
function shown(value: unknown): string {
  return value === undefined ? 'rien' : cut(JSON.stringify(value), 60);
}
