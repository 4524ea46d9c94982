import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { careerGuide } from '../../src/collections/career.ts';
import { careerFieldSchema } from '../../src/collections/schemas/career.ts';
import { sellerSchema } from '../../src/collections/schemas/seller.ts';
import { copySite, removeSite, runAstro } from './broken-site.ts';
import { header, holdCareer } from './career-content.ts';

/** A whole build on a loaded machine. */
const BUILD_MS = 900_000;
const WEB = 'content/career/2-web.mdx';
const SECURITY = 'content/career/4-securite.mdx';
const SELLER = 'content/seller.mdx';

describe('a header that breaks its schema is told by its keys', () => {
  test.each([
    {
      what: 'a seller block missing',
      file: SELLER,
      schema: sellerSchema,
      edit: (text: string) => text.replace('payment:', 'paiement:'),
      says: [/^payment: /, /^: .*"paiement"/],
    },
    {
      what: 'a price that breaks a franc',
      file: SELLER,
      schema: sellerSchema,
      edit: (text: string) => text.replace('[5000,', '[4999,'),
      says: [/^prices\.0: un prix qui se partage en francs entiers est attendu$/],
    },
    {
      what: 'a list without its technologies',
      file: WEB,
      schema: careerFieldSchema,
      edit: (text: string) => text.replace('technologies:', 'technologie:'),
      says: [/^technologies: /, /^: .*"technologie"/],
    },
  ])('$what', ({ file, schema, edit, says }) => {
    expect(schema.safeParse(header(file)).success).toBe(true);
    const { error } = schema.safeParse(header(file, edit));
    const faults = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(faults).toEqual(says.map((words) => expect.stringMatching(words)));
  });
});

describe('a page that lacks what it names stops with a sentence', () => {
  test('the guide as it is written has its eight sections', async () => {
    holdCareer({ file: 'none' });
    const { fields } = await careerGuide();
    expect(fields).toHaveLength(7);
  });

  test.each([
    { what: 'a section missing', file: SECURITY, says: `${SECURITY} manque.` },
    {
      what: 'a tutorial that nobody announced',
      file: WEB,
      edit: (text: string) => text.replace('slug: html', 'slug: htlm'),
      says: `${WEB} : « htlm » n’est pas dans content/resources.yaml.`,
    },
    {
      what: 'a category that the catalogue lacks',
      file: WEB,
      edit: (text: string) => text.replace('category: "', 'category: "Le '),
      says: `${WEB} : category : « Le Développement web frontend » n’est pas dans content/catalog/categories.yaml.`,
    },
  ])('$what', async ({ says, ...change }) => {
    holdCareer(change);
    await expect(careerGuide()).rejects.toThrow(says);
  });
});

describe('the build stops, and says which file', () => {
  let folder = '';
  beforeAll(() => {
    folder = copySite();
  });
  afterAll(() => removeSite(folder));

  test('a section misspelt', () => {
    const [right, wrong] = [SECURITY, 'content/career/4-sécurité.mdx'];
    renameSync(join(folder, right), join(folder, wrong));
    const { status, said } = runAstro(folder, 'sync');
    renameSync(join(folder, wrong), join(folder, right));
    expect(status).not.toBe(0);
    expect(said).toContain(`${wrong} : les sections sont 1-intro.mdx, 2-web.mdx,`);
  });

  test('a header that breaks its schema: the file and the key', () => {
    const { status, said } = broken(SELLER, 'sync', (text) => text.replace('payment:', 'paye:'));
    expect(status).not.toBe(0);
    for (const words of [SELLER, 'payment', 'paye']) expect(said).toContain(words);
  });

  test('a broken internal link, once all is built: the page, the file and the line', {
    timeout: BUILD_MS,
  }, () => {
    const link = '[la suite](/consels#web)';
    const { status, said } = broken(WEB, 'build', (text) => `${text}\n\nVoyez ${link}.\n`);
    expect(status).not.toBe(0);
    expect(said).toMatch(
      /conseils\.html → \/consels#web : cette page n’existe pas \(content\/career\/2-web\.mdx:\d+\)/,
    );
  });

  /** What Astro says of the copy while one of its files is edited. */
  function broken(file: string, command: 'build' | 'sync', edit: (text: string) => string) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, edit(before));
    const outcome = runAstro(folder, command);
    writeFileSync(path, before);
    return outcome;
  }
});
