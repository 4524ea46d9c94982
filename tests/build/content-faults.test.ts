import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { careerFieldSchema } from '../../src/collections/schemas/career.ts';
import { sellerSchema } from '../../src/collections/schemas/seller.ts';
import { faultLine } from '../../src/markdown/lesson-fault.ts';
import { schemaFaults } from '../../src/tools/checks/schemas.ts';
import { copySite, removeSite, runAstro } from './broken-site.ts';

const WEB = 'content/career/2-web.mdx';
const SECURITY = 'content/career/4-securite.mdx';
const SELLER = 'content/seller.mdx';

describe('a header that breaks its schema is told by its keys', () => {
  test.each([
    {
      what: 'a seller block misnamed',
      file: SELLER,
      schema: sellerSchema,
      edit: (text: string) => text.replace('payment:', 'paiement:'),
      says: [/: paiement : cette clé n’est pas prévue — écris « payment »$/],
    },
    {
      what: 'a price that breaks a franc',
      file: SELLER,
      schema: sellerSchema,
      edit: (text: string) => text.replace('[5000,', '[4999,'),
      says: [
        /:\d+ : prices, 1er élément : « 4999 » — écris un multiple de 10 : 70 % et 30 % tombent alors en francs entiers$/,
      ],
    },
    {
      what: 'a list without its technologies',
      file: WEB,
      schema: careerFieldSchema,
      edit: (text: string) => text.replace('technologies:', 'technologie:'),
      says: [/: technologie : cette clé n’est pas prévue — écris « technologies »$/],
    },
  ])('$what', ({ file, schema, edit, says }) => {
    const text = readFileSync(file, 'utf8');
    expect(schemaFaults(file, text, schema)).toEqual([]);
    const faults = schemaFaults(file, edit(text), schema).map(faultLine);
    expect(faults).toEqual(says.map((words) => expect.stringMatching(words)));
  });
});

describe('the build stops at once, in the words of the checks, without a stack', () => {
  let folder = '';
  beforeAll(() => {
    folder = copySite();
  });
  afterAll(() => removeSite(folder));

  test('a section misspelt', () => {
    const [right, wrong] = [SECURITY, 'content/career/4-sécurité.mdx'];
    renameSync(join(folder, right), join(folder, wrong));
    const { status, said } = runAstro(folder, 'build');
    renameSync(join(folder, wrong), join(folder, right));
    expect(status).not.toBe(0);
    expect(said).toContain(
      `\n${wrong}:1 : le site ne lit aucun fichier de ce nom — nomme-le « 4-securite.mdx »\n`,
    );
  });

  test('two faults of two files, sorted', () => {
    const before = [SELLER, WEB].map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
    edit(SELLER, (text) => text.replace('payment:', 'paye:'));
    edit(WEB, (text) => `${text}\n\nVoyez [la suite](/consels#web).\n`);
    const { status, said } = runAstro(folder, 'build');
    for (const [file = '', text = ''] of before) writeFileSync(join(folder, file), text);
    expect(status).not.toBe(0);
    expect(said).toMatch(
      /content\/career\/2-web\.mdx:\d+ : lien « \/consels#web » : la page \/consels n’existe pas — écris « \/conseils »\ncontent\/seller\.mdx:2 : payment : cette clé manque — écris « payment: … »\ncontent\/seller\.mdx:\d+ : paye : cette clé n’est pas prévue — corrige son nom, ou enlève-la\n/,
    );
    expect(said).not.toMatch(/^\s+at |does not match/m);
  });

  function edit(file: string, change: (text: string) => string): void {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
});
