import { describe, expect, test } from 'vitest';
import { fault, lines, written } from './written.ts';

const CODE = 'une accolade { hors du code — entoure le code de ` `, ou écris-le avec des mots';
const MODULE = CODE.replace('une accolade {', 'un « import » ou un « export »');
const unknown = (name: string) =>
  `la balise <${name}> n’existe pas — les balises permises sont : Aparte, Atoi, Base, Correction, Erreur, ` +
  'Exercise, Fichier, Indice, Milestone, Modifie, Parsons, Predis, Quiz, Reponse, Schema, Terme, kbd, span';
const address = (url: string) =>
  `l’adresse « ${url} » n’est pas permise — écris une adresse https:// ou un chemin du site`;
const quoted = (name: string) =>
  `un attribut de <${name}> n’est pas un texte entre guillemets droits — ${ASIDE}`;
const ASIDE = 'écris <Aparte titre="…">';
const aside = (attributes: string) => lines(`<Aparte${attributes}>`, 'Un mot.', '</Aparte>');

/** Each stands on line 3, after a harmless sentence. */
describe('what is not text stops the build: file, line, what to do', () => {
  test.each([
    { mdx: 'import a from "b"', says: MODULE },
    { mdx: 'export const a = 1', says: MODULE },
    { mdx: 'export default () => null', says: MODULE },
    { mdx: 'Le prix {1 + 1}', says: CODE },
    { mdx: '{process.exit()}', says: CODE },
    { mdx: '{/* note */}', says: CODE },
    { mdx: '## Titre {a}', says: CODE },
    { mdx: '**{a}**', says: CODE },
    { mdx: '<script>alert(1)</script>', says: unknown('script') },
    { mdx: '<style>a</style>', says: unknown('style') },
    { mdx: '<iframe src="https://exemple.sn" />', says: unknown('iframe') },
    {
      mdx: '<img src="/a.png" />',
      says: 'la balise <img> n’existe pas — écris ![ce qu’elle montre](./image.png)',
    },
    {
      mdx: '<a href="javascript:alert(1)">ici</a>',
      says: 'la balise <a> n’existe pas — écris [le texte du lien](https://…)',
    },
    { mdx: '<Foo />', says: unknown('Foo') },
    { mdx: '<Atoy>a</Atoy>', says: 'la balise <Atoy> n’existe pas — écris <Atoi>' },
    { mdx: '<quiz />', says: 'la balise <quiz> n’existe pas — écris <Quiz>' },
    { mdx: '<a.b />', says: unknown('a.b') },
    { mdx: '<constructor />', says: unknown('constructor') },
    { mdx: '<>a</>', says: unknown('') },
    { mdx: 'Un <Foo>mot</Foo>', says: unknown('Foo') },
    { mdx: '- <Foo />', says: unknown('Foo') },
    {
      mdx: aside(' titre="a" onclick="x()"'),
      says: `<Aparte> n’a pas d’attribut « onclick » — ${ASIDE}`,
    },
    { mdx: '<kbd id="a">a</kbd>', says: '<kbd> n’a pas d’attribut « id » — écris <kbd>' },
    { mdx: aside(' Titre="a"'), says: `<Aparte> n’a pas d’attribut « Titre » — ${ASIDE}` },
    { mdx: aside(''), says: `<Aparte> attend l’attribut « titre » — ${ASIDE}` },
    { mdx: aside(' titre=""'), says: `<Aparte> attend l’attribut « titre » — ${ASIDE}` },
    {
      mdx: 'Une <Terme>boucle</Terme>',
      says: '<Terme> attend l’attribut « en » — écris <Terme en="…">',
    },
    {
      mdx: '<Exercise nom="a" titre="a" minutes="1" />',
      says: '<Exercise> attend l’attribut « notions » — écris <Exercise nom="…" titre="…" minutes="…" notions="…">',
    },
    { mdx: aside(' titre={1}'), says: quoted('Aparte') },
    { mdx: aside(' titre={"a"}'), says: quoted('Aparte') },
    { mdx: aside(' titre'), says: quoted('Aparte') },
    { mdx: aside(' {...a}'), says: quoted('Aparte') },
    {
      mdx: '[ici](www.exemple.sn)',
      says: 'l’adresse « www.exemple.sn » n’est pas permise — écris « https://www.exemple.sn »',
    },
    { mdx: '[ici](javascript:alert(1))', says: address('javascript:alert(1)') },
    { mdx: '[ici](JavaScript:alert(1))', says: address('JavaScript:alert(1)') },
    { mdx: '[ici](vbscript:a)', says: address('vbscript:a') },
    { mdx: '[ici][a]\n\n[a]: data:text/html,a', says: address('data:text/html,a') },
    { mdx: '![ici](data:image/png;base64,AA)', says: address('data:image/png;base64,AA') },
    {
      mdx: '![Un plan](plan.svg)',
      says: 'image « plan.svg » : il manque « ./ » devant le nom du fichier — écris « ./plan.svg »',
    },
    { mdx: '[ici](http://exemple.sn)', says: address('http://exemple.sn') },
    { mdx: '[ici](//evil.tld)', says: address('//evil.tld') },
    { mdx: 'Va sur http://exemple.sn', says: address('http://exemple.sn') },
    {
      mdx: '# Un titre',
      says: '« # » est un titre de page, et le titre de l’étape l’est déjà — écris « ## » : un titre de partie',
    },
  ])('$mdx', async ({ mdx, says }) => {
    await expect(written(`Un mot.\n\n${mdx}`)).rejects.toThrow(
      fault(`content/tutorials/python/3-bases.mdx:3 : ${says}`),
    );
  });

  test('a fault inside a tag has its own line; the frontmatter counts', async () => {
    const mdx = `---\ntitle: Les bases\n---\n\n${lines('<Atoi>', '<Predis>', '[ici](data:a)', '</Predis>', '</Atoi>')}`;
    await expect(written(mdx)).rejects.toThrow(`3-bases.mdx:9 : ${address('data:a')}`);
  });

  test.each(['<!-- note -->', '<b onclick=alert(1)>', 'a <img src=x onerror=alert(1)>', '<Quiz>'])(
    'the processor itself refuses %s',
    async (mdx) => {
      await expect(written(mdx)).rejects.toThrow();
    },
  );
});

describe('what is text goes through', () => {
  test.each([
    { mdx: '[a](https://exemple.sn)', html: '<p><a href="https://exemple.sn">a</a></p>' },
    { mdx: '[a](/ressources/python)', html: '<p><a href="/ressources/python">a</a></p>' },
    { mdx: '[a](#bases-b)', html: '<p><a href="#bases-b">a</a></p>' },
    { mdx: '[a](?tabs=exos)', html: '<p><a href="?tabs=exos">a</a></p>' },
    { mdx: '[a](mailto:a@b.sn)', html: '<p><a href="mailto:a@b.sn">a</a></p>' },
    { mdx: '![Un plan](/media/a.png)', html: '<p><img src="/media/a.png" alt="Un plan"></p>' },
    { mdx: '`{a}` `<script>`', html: '<p><code>{a}</code> <code>&lt;script&gt;</code></p>' },
    { mdx: 'Un \\{ et un \\<', html: '<p>Un { et un &lt;</p>' },
  ])('$mdx', async ({ mdx, html }) => {
    expect(await written(mdx)).toBe(html);
  });
});
