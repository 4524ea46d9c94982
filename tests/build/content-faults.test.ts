import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaFaults } from '../../src/checks/schemas.ts';
import { careerFieldSchema } from '../../src/collections/schemas/career.ts';
import { sellerSchema } from '../../src/collections/schemas/seller.ts';
import { copySite, removeSite, runAstro } from './broken-site.ts';

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
      says: [/: payment : cette clé manque$/, /: paiement : cette clé n’est pas prévue$/],
    },
    {
      what: 'a price that breaks a franc',
      file: SELLER,
      schema: sellerSchema,
      edit: (text: string) => text.replace('[5000,', '[4999,'),
      says: [/:\d+ : prices\.0 : un prix qui se partage en francs entiers est attendu$/],
    },
    {
      what: 'a list without its technologies',
      file: WEB,
      schema: careerFieldSchema,
      edit: (text: string) => text.replace('technologies:', 'technologie:'),
      says: [/: technologies : cette clé manque$/, /: technologie : cette clé n’est pas prévue$/],
    },
  ])('$what', ({ file, schema, edit, says }) => {
    const text = readFileSync(file, 'utf8');
    expect(schemaFaults(file, text, schema)).toEqual([]);
    const faults = schemaFaults(file, edit(text), schema);
    expect(faults).toEqual(says.map((words) => expect.stringMatching(words)));
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
