import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../src/tools/checks/read/yaml.ts';
import { SCHEMAS } from '../../../src/tools/checks/schemas.ts';
import { editorSchemas, SCHEMAS_FOLDER } from '../../../src/tools/scaffold/schemas.ts';
import { runProgram } from '../../support/program.ts';

const written = editorSchemas();

test('those of the project are those of the code: « npm run schemas » writes them again', () => {
  const names = readdirSync(SCHEMAS_FOLDER);
  expect(names).toEqual([...written.keys()].sort());
  for (const name of names) {
    expect(readFileSync(join(SCHEMAS_FOLDER, name), 'utf8')).toBe(written.get(name));
  }
});

describe('npm run schemas', () => {
  const schemas = (option: string) => {
    const { status, stdout, stderr } = runProgram('src/tools/scaffold/schemas.ts', [option]);
    return { status, said: stdout + stderr };
  };

  test.each([
    ['--aide', 0, /^Usage : npm run schemas\n/],
    ['--ecrit', 1, /^--ecrit : cette option n’existe pas\.\n\nUsage : npm run schemas\n/],
  ])('%s: exit code %i, and how it is used', (option, status, says) => {
    expect(schemas(option)).toEqual({ status, said: expect.stringMatching(says) });
  });
});

test('every key is explained, in French', () => {
  for (const [name, text] of written) {
    expect([name, silentKeys(JSON.parse(text))]).toEqual([name, []]);
  }
});

/** Editors find the schema of a file by the settings of the project, or by the first line of a draft. */
describe('editors are led to the right schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const wanted = SCHEMAS.filter(({ files }) => files.endsWith('.yaml'));

  test('by the settings of VS Code', () => {
    expect(settings['yaml.schemas']).toEqual(
      Object.fromEntries(
        wanted.map(({ files, name }) => [`./${SCHEMAS_FOLDER}/${name}.json`, files]),
      ),
    );
  });

  test.each([
    ['tutorial/tutorial.yaml', 'content/tutorials/sql/tutorial.yaml'],
    ['course.yaml', 'content/catalog/courses/couture.yaml'],
  ])('by the first line of %s', (template, file) => {
    const [first = ''] = readFileSync(join('templates', template), 'utf8').split('\n');
    const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)$/.exec(first) ?? [];
    const name = wanted.find(({ files }) => matchesGlob(file, files))?.name;
    expect(join(dirname(file), schema)).toBe(`${SCHEMAS_FOLDER}/${name}.json`);
  });
});

describe.each(SCHEMAS)('$files', ({ files: pattern, name }) => {
  const accepts = validator(name);

  test('every file of the project is accepted', () => {
    const files = globSync(pattern);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect([file, accepts(fieldsOf(file))]).toEqual([file, '']);
  });

  test('a key that nobody expects is refused, and one that is missing', () => {
    const [file = ''] = globSync(pattern);
    const fields = fieldsOf(file);
    if (name === 'categories') return expect(accepts([])).not.toBe('');
    const one: Record<string, unknown> = Array.isArray(fields) ? fields[0] : fields;
    const [first = ''] = Object.keys(one).filter((key) => key !== 'brouillon');
    const { [first]: _, ...rest } = one;
    const asFile = (value: object) => (Array.isArray(fields) ? [value] : value);
    expect(accepts(asFile({ ...one, slogan: 'X' }))).toMatch(/additional properties/);
    expect(accepts(asFile(rest))).toMatch(/required/);
  });
});

test.each([
  ['tutorial', { level: 'moyen' }, /allowed values/],
  ['tutorial', { updated: '05/11/2026' }, /pattern/],
  ['tutorial', { objectives: ['lire'] }, /fewer than/],
  ['tutorial', { brouillon: 'oui' }, /boolean/],
  ['course', { price: -5 }, />= 0/],
  ['course', { price: 'gratuit' }, /integer/],
  ['course', { language: 'francais' }, /allowed values/],
  ['course', { shortDescription: 'court' }, /fewer than 40/],
])('%s refuses %j', (name, change, says) => {
  const [file = ''] = globSync(SCHEMAS.find((one) => one.name === name)?.files ?? '');
  expect(validator(name)({ ...fieldsOf(file), ...change })).toMatch(says);
});

/** Returns what is wrong in a value; nothing when the schema accepts it. */
function validator(name: string): (value: unknown) => string {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(JSON.parse(written.get(`${name}.json`) ?? '') as AnySchema);
  return (value) => (validate(value) ? '' : ajv.errorsText(validate.errors));
}

function fieldsOf(file: string) {
  return readYaml(file, readFileSync(file, 'utf8')).value as Record<string, unknown>;
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  description?: string;
}

/** `version.taught`: the keys without a description, at any depth. */
function silentKeys({ properties = {}, items }: Schema, path = ''): string[] {
  const own = Object.entries(properties).flatMap(([key, value]) => [
    ...(value.description ? [] : [`${path}${key}`]),
    ...silentKeys(value, `${path}${key}.`),
  ]);
  return items ? [...own, ...silentKeys(items, path)] : own;
}
