import { describe, expect, test } from 'vitest';
import { lines, written } from './written.ts';

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
