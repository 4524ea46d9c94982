import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementsOf } from '../../../src/build/html.ts';
import { written } from '../written.ts';

let folder = '';
const at = (name: string) => join(folder, name);
const page = (mdx: string) => written(mdx, at('3-bases.mdx'));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'));
  writeFileSync(
    at('base.sql'),
    'CREATE TABLE auteurs (id INTEGER PRIMARY KEY, nom TEXT);\r\nCREATE TABLE livres (titre TEXT, auteur_id INTEGER REFERENCES auteurs);',
  );
  writeFileSync(at('faute.sql'), 'CREATE TABL a (b)');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a schema is drawn: each table, each column, and an arrow for each link (T26)', async () => {
  const elements = elementsOf(await page('<Schema de="base.sql" />'));
  const texts = elements.filter(({ name }) => name === 'text').map(({ text }) => text);
  expect(texts).toEqual([
    'auteurs',
    'id',
    'INTEGER',
    'nom',
    'TEXT',
    'livres',
    'titre',
    'TEXT',
    'auteur_id',
    'INTEGER',
  ]);
  const links = elements.filter(({ attributes }) => attributes.class === 'schema-link');
  expect(links).toHaveLength(1);
  const svg = elements.find(({ name }) => name === 'svg');
  expect(svg?.attributes['aria-label']).toBe('Schéma de 2 tables, dont le texte suit');
  expect(Number(svg?.attributes.width)).toBeLessThanOrEqual(328);
});

test('the same is written as text (T26)', async () => {
  const html = await page('<Schema de="base.sql" />');
  expect(html).toContain('<code>id</code> (INTEGER, clé)');
  expect(html).toContain('<code>auteur_id</code> (INTEGER), mène à <code>auteurs.id</code>');
});

test('a base is not shown, and its samples may be tried by their ranks (U1)', async () => {
  const html = await page(
    '<Base de="base.sql" />\n\n```sql hidden\nA\n```\n\n```sql\nB\n```\n\n```sql ignore="MySQL"\nC\n```',
  );
  const buttons = elementsOf(html).filter(({ name }) => name === 'button');
  expect(html).not.toContain('auteurs');
  expect(buttons.map(({ attributes }) => attributes['data-sample'])).toEqual(['2']);
});

test('the SQL of a tutorial without a base is not for SQLite (U1)', async () => {
  expect(await written('```sql\nA\n```')).not.toContain('<button');
});

describe.each(['Schema', 'Base'])('<%s> stops the build', (tag) => {
  test.each([
    ['rien.sql', 'il n’existe pas dans ce tutoriel'],
    ['../base.sql', 'il faut un fichier .sql du dossier du tutoriel'],
    ['base.txt', 'il faut un fichier .sql du dossier du tutoriel'],
    ['faute.sql', 'SQLite le refuse : near "TABL": syntax error'],
  ])('when it names %s (T26)', async (name, says) => {
    await expect(page(`<${tag} de="${name}" />`)).rejects.toThrow(
      `« ${name} » n’est pas un schéma : ${says}`,
    );
  });
});
