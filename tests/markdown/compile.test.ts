import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fault, lines, written } from './written.ts';

describe('French typography, in prose', () => {
  test.each([
    { mdx: "C'est prêt !", html: '<p>C’est prêt\u202F!</p>' },
    { mdx: 'Un **mot** ?', html: '<p>Un <strong>mot</strong>\u202F?</p>' },
    { mdx: "Ce qu'**Awa** dit", html: '<p>Ce qu’<strong>Awa</strong> dit</p>' },
    { mdx: "Dans l'`indice`", html: '<p>Dans l’<code>indice</code></p>' },
    { mdx: '« **a** »', html: '<p>«\u00A0<strong>a</strong>\u00A0»</p>' },
    { mdx: '- 25 000 FCFA', html: '<ul>\n<li>25\u202F000\u00A0FCFA</li>\n</ul>' },
    { mdx: '> 20 h 30...', html: '<blockquote>\n<p>20\u00A0h\u00A030…</p>\n</blockquote>' },
    { mdx: '[Voir : a](/b)', html: '<p><a href="/b">Voir\u00A0: a</a></p>' },
  ])('$mdx', async ({ mdx, html }) => {
    expect(await written(mdx)).toBe(html);
  });

  test('in a table', async () => {
    const html = await written('| Prix : |\n|---|\n| 5,8 Mo |');
    expect(html).toContain('<th>Prix\u00A0:</th>');
    expect(html).toContain('<td>5,8\u00A0Mo</td>');
  });
});

describe('and never in code', () => {
  const TYPED = "l'eau : 25 000 FCFA ! « a »...";
  test.each([
    ['a word of code', `\`${TYPED}\``],
    ['a word of code in a title', `## \`${TYPED}\``],
    ['a sample', `\`\`\`text\n${TYPED}\n\`\`\``],
    ['a result', `\`\`\`output\n${TYPED}\n\`\`\``],
    ['the message of an error', lines(`<Erreur message="${TYPED}">`, 'a', '</Erreur>')],
    [
      'a quiz',
      lines(
        ...['<Quiz>', 'a', `- [x] \`${TYPED}\``, '  a', '- [ ] b', '  a', '- [ ] c', '  a'],
        '</Quiz>',
      ),
    ],
    [
      'lines to put in order',
      lines('<Parsons>', `\`\`\`text\na\nb\n${TYPED}\n\`\`\``, '</Parsons>'),
    ],
  ])('%s', async (_, mdx) => {
    expect(await written(mdx)).toContain(TYPED);
  });
});

describe('<Fichier>', () => {
  const CODE = 'nombre = 7\nprint("l\'eau : ", nombre < 8)\n';
  const shows = (name: string) => `<Fichier nom="${name}" />`;
  const FILES = [
    'python/exercises/1-table/starter.py',
    'python/Main.java',
    'python/a.txt',
    'secret.py',
  ];
  let root: string;
  let step: string;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'lesson-'));
    step = join(root, 'python', '5-exos.mdx');
    for (const name of FILES) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), CODE);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('shows a file of the tutorial as it is, under its name', async () => {
    const html = await written(shows('exercises/1-table/starter.py'), step);
    expect(html).toMatch(/^<figure class="code"><figcaption>starter\.py<\/figcaption>/);
    expect(html).toContain('<span class="n">7</span>');
    expect(text(html)).toContain(CODE.trimEnd());
  });

  test('of another language, with its colours', async () => {
    expect(await written(shows('Main.java'), step)).toContain('<span class="n">7</span>');
  });

  test('of an unknown language, without colours', async () => {
    const html = await written(shows('a.txt'), step);
    expect(html).not.toContain('<span');
    expect(text(html)).toContain(CODE.trimEnd());
  });

  test.each([
    { name: 'exercises/2-autre/starter.py', says: 'n’existe pas dans ce tutoriel' },
    { name: 'exercises', says: 'n’existe pas dans ce tutoriel' },
    { name: '/etc/hostname', says: 'n’existe pas dans ce tutoriel' },
    { name: '../secret.py', says: 'sort du dossier' },
    { name: 'exercises/../../secret.py', says: 'sort du dossier' },
    { name: '../python-bis/a.py', says: 'sort du dossier' },
  ])('« $name » $says', async ({ name, says }) => {
    const file = relative(process.cwd(), step);
    const sentence = says.startsWith('sort')
      ? `« ${name} » sort du dossier du tutoriel — écris le chemin d’un fichier de ce dossier`
      : `le fichier « ${name} » n’existe pas dans ce tutoriel — corrige son nom, ou ajoute-le`;
    await expect(written(lines('Un mot.', shows(name)), step)).rejects.toThrow(
      fault(`${file}:3 : ${sentence}`),
    );
  });
});

function text(html: string): string {
  const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return html.replace(/<[^>]+>/g, '').replace(/&(?:lt|gt|quot);/g, (sign) => signs[sign] ?? sign);
}
