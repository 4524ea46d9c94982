import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../src/build/page.ts';
import { plantContent } from '../../tools/checks/planted-content.ts';
import { written } from '../written.ts';

const BASE =
  'CREATE TABLE auteurs (id INTEGER PRIMARY KEY, nom TEXT);\r\nCREATE TABLE livres (titre TEXT, auteur_id INTEGER REFERENCES auteurs);';
const page = (mdx: string) => {
  plantContent({ 'base.sql': BASE, 'faute.sql': 'CREATE TABL a (b)' });
  return written(mdx, '3-bases.mdx');
};

test('a schema is drawn: each table, each column, and an arrow for each link (T26)', async () => {
  const tree = parseHtml(await page('<Schema de="base.sql" />'));
  const texts = selectAll('text', tree).map((text) => textOf(text));
  expect(texts.join(' ')).toBe(
    'auteurs id INTEGER, clé nom TEXT livres titre TEXT auteur_id INTEGER',
  );
  expect(selectAll('.schema-link', tree)).toHaveLength(1);
  const svg = select('svg', tree);
  expect(svg?.properties.ariaLabel).toBe('Schéma de 2 tables, dont le texte suit');
  expect(Number(svg?.properties.width)).toBeLessThanOrEqual(328);
});

test('three tables are drawn for a phone, and in two columns for a large screen (T26)', async () => {
  const third = '\nCREATE TABLE prets (auteur_id INTEGER REFERENCES auteurs, sorti TEXT);';
  plantContent({ 'trois.sql': BASE + third });
  const tree = parseHtml(await written('<Schema de="trois.sql" />', '3-bases.mdx'));
  const [narrow, wide, ...others] = selectAll('svg', tree);
  expect(others).toEqual([]);
  expect(narrow?.properties.className).toEqual(['schema-narrow']);
  expect(wide?.properties.className).toEqual(['schema-wide']);
  for (const svg of [narrow, wide]) {
    expect(selectAll('.schema-name', svg).map((name) => textOf(name))).toEqual([
      'auteurs',
      'livres',
      'prets',
    ]);
    expect(selectAll('.schema-link', svg)).toHaveLength(2);
  }
  const starts = (svg: typeof wide) =>
    new Set(selectAll('.schema-name', svg).map(({ properties }) => properties.x));
  expect(starts(narrow).size).toBe(1);
  expect(starts(wide).size).toBe(2);
  expect(Number(narrow?.properties.width)).toBeLessThanOrEqual(328);
  expect(Number(wide?.properties.width)).toBeLessThanOrEqual(600);
  expect(Number(wide?.properties.height)).toBeLessThan(Number(narrow?.properties.height));
});

test('a line within the second column goes out by its left and comes back there (T26)', async () => {
  const own = '\nCREATE TABLE c (id INTEGER PRIMARY KEY, chef INTEGER REFERENCES c);';
  plantContent({ 'trois.sql': BASE + own });
  const tree = parseHtml(await written('<Schema de="trois.sql" />', '3-bases.mdx'));
  const line = String(selectAll('.schema-wide .schema-link', tree)[1]?.properties.d);
  const [from, lane, to] = [/^M(\d+)/, /H(\d+)/, /H(\d+)m-6/].map((part) =>
    Number(part.exec(line)?.[1]),
  );
  expect(lane).toBeLessThan(Number(from));
  expect(to).toBe(Number(from) - 2);
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
  const buttons = selectAll('button', parseHtml(html));
  expect(html).not.toContain('auteurs');
  expect(buttons.map(({ properties }) => properties.dataSample)).toEqual(['2']);
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
