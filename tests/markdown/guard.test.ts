import { describe, expect, test } from 'vitest';
import { fault, lines, written } from './written.ts';

const CODE = 'une accolade { hors du code — entoure le code de ` `, ou écris-le avec des mots';
const MODULE = CODE.replace('une accolade {', 'un « import » ou un « export »');
const unknown = (name: string) =>
  `la balise <${name}> n’existe pas — les balises permises sont : Aparte, Atoi, Base, Correction, Erreur, ` +
  'Exercise, Fichier, Indice, Milestone, Modifie, Parsons, Predis, Quiz, Reponse, Schema, Solution, Terme, kbd, span';
const address = (url: string) =>
  `l’adresse « ${url} » n’est pas permise — écris une adresse https:// ou un chemin du site`;
const quoted = (name: string) =>
  `un attribut de <${name}> n’est pas un texte entre guillemets droits — ${ASIDE}`;
const ASIDE = 'écris <Aparte titre="…">';
const aside = (attributes: string) => lines(`<Aparte${attributes}>`, 'Un mot.', '</Aparte>');

/** Each stands on line 3, after a harmless sentence. */
describe('what is not text stops the build: file, line, what to do', () => {
  test.each([
    ['import a from "b"', MODULE],
    ['export const a = 1', MODULE],
    ['export default () => null', MODULE],
    ['Le prix {1 + 1}', CODE],
    ['{process.exit()}', CODE],
    ['{/* note */}', CODE],
    ['## Titre {a}', CODE],
    ['**{a}**', CODE],
    ['<script>alert(1)</script>', unknown('script')],
    ['<style>a</style>', unknown('style')],
    ['<iframe src="https://exemple.sn" />', unknown('iframe')],
    [
      '<img src="/a.png" />',
      'la balise <img> n’existe pas — écris ![ce qu’elle montre](./image.png)',
    ],
    [
      '<a href="javascript:alert(1)">ici</a>',
      'la balise <a> n’existe pas — écris [le texte du lien](https://…)',
    ],
    ['<Foo />', unknown('Foo')],
    ['<Atoy>a</Atoy>', 'la balise <Atoy> n’existe pas — écris <Atoi>'],
    ['<quiz />', 'la balise <quiz> n’existe pas — écris <Quiz>'],
    ['<a.b />', unknown('a.b')],
    ['<constructor />', unknown('constructor')],
    ['<>a</>', unknown('')],
    ['Un <Foo>mot</Foo>', unknown('Foo')],
    ['- <Foo />', unknown('Foo')],
    [aside(' titre="a" onclick="x()"'), `<Aparte> n’a pas d’attribut « onclick » — ${ASIDE}`],
    ['<kbd id="a">a</kbd>', '<kbd> n’a pas d’attribut « id » — écris <kbd>'],
    [aside(' Titre="a"'), `<Aparte> n’a pas d’attribut « Titre » — ${ASIDE}`],
    [aside(''), `<Aparte> attend l’attribut « titre » — ${ASIDE}`],
    [aside(' titre=""'), `<Aparte> attend l’attribut « titre » — ${ASIDE}`],
    ['Une <Terme>boucle</Terme>', '<Terme> attend l’attribut « en » — écris <Terme en="…">'],
    [
      '<Exercise nom="a" minutes="1" />',
      '<Exercise> attend l’attribut « notions » — écris <Exercise nom="…" minutes="…" notions="…">',
    ],
    [aside(' titre={1}'), quoted('Aparte')],
    [aside(' titre={"a"}'), quoted('Aparte')],
    [aside(' titre'), quoted('Aparte')],
    [aside(' {...a}'), quoted('Aparte')],
    [
      '[ici](www.exemple.sn)',
      'l’adresse « www.exemple.sn » n’est pas permise — écris « https://www.exemple.sn »',
    ],
    ['[ici](javascript:alert(1))', address('javascript:alert(1)')],
    ['[ici](JavaScript:alert(1))', address('JavaScript:alert(1)')],
    ['[ici](vbscript:a)', address('vbscript:a')],
    ['[ici][a]\n\n[a]: data:text/html,a', address('data:text/html,a')],
    ['![ici](data:image/png;base64,AA)', address('data:image/png;base64,AA')],
    [
      '![Un plan](plan.svg)',
      'image « plan.svg » : il manque « ./ » devant le nom du fichier — écris « ./plan.svg »',
    ],
    ['[ici](http://exemple.sn)', address('http://exemple.sn')],
    ['[ici](//evil.tld)', address('//evil.tld')],
    ['Va sur http://exemple.sn', address('http://exemple.sn')],
    [
      '# Un titre',
      '« # » est un titre de page, et le titre de l’étape l’est déjà — écris « ## » : un titre de partie',
    ],
  ])('%s', async (mdx, says) => {
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
