import { expect, test } from 'vitest';
import { french } from '../../src/rules/text/typography.ts';
import { KEPT, typography } from './typography-faults.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const SPACE = 'une espace fine insécable (U+202F) est attendue avant ; ! ? %';
const COLON = 'une espace insécable (U+00A0) est attendue avant :';
const QUOTES = 'une espace insécable (U+00A0) est attendue dans « »';
const APOSTROPHE = 'une apostrophe courbe (U+2019) est attendue';

test.each([
  ['a space before ?', '<p>Pourquoi ?</p>', `« Pourquoi ? », ${SPACE}`],
  ['a space before ;', '<p>oui ; non</p>', `« oui ; non », ${SPACE}`],
  ['a space before %', '<td>70 %</td>', `« 70 % », ${SPACE}`],
  [
    'a space between code and ?',
    '<p>Que vaut <code>x</code> ?</p>',
    `« Que vaut \`…\` ? », ${SPACE}`,
  ],
  ['a space before :', '<li>Total : 3</li>', `« Total : 3 », ${COLON}`],
  [
    'a space before : in the title',
    '<title>Python : les bases</title>',
    `« Python : les bases », ${COLON}`,
  ],
  ['a space after «', '<p>dit « oui\u00A0»</p>', `« dit « oui\u00A0» », ${QUOTES}`],
  ['no space before »', '<p>dit «\u00A0oui»</p>', `« dit «\u00A0oui» », ${QUOTES}`],
  ['a straight apostrophe', "<p>Aujourd'hui</p>", `« Aujourd'hui », ${APOSTROPHE}`],
  ['one before an element', "<p>l'<em>eau</em></p>", `« l'eau », ${APOSTROPHE}`],
  ['one before code', "<p>l'<code>if</code></p>", `« l'\`…\` », ${APOSTROPHE}`],
  ['three points', '<p>Attends...</p>', '« Attends... », un seul signe « … » est attendu'],
  ['a number that may break', '<p>25 000\u00A0FCFA</p>', /« 25 000\u00A0FCFA », une espace fine/],
])('finds %s', (_, body, fault) => {
  const says = typeof fault === 'string' ? `dist/x.html : ${fault}` : expect.stringMatching(fault);
  expect(typography('dist/x.html', page(body))).toEqual([says]);
});

test.each([
  `<p>${french("L'eau : « oui » ; 70 % ? Non ! 25 000 FCFA... d'accord")}</p>`,
  '<figure class="output is-result"><table><td>L\'Enfant noir</td></table></figure>',
  "<pre>print('a' ? b : c...)</pre><code>l'a : b</code><samp>Total : 3</samp><kbd>a ?</kbd>",
  "<script>const a = b ? 'l' : 'l'</script><style>a :hover { }</style>",
  '<a href="/x?a=b : c" title="Oui ?">https://exemple.sn/cours?nom=a;b!c</a>',
  "<p>rock 'n' roll</p><p>3. Calculer (+ - * / // % **)</p>",
])('passes %s', (body) => {
  expect(typography('dist/x.html', page(body))).toEqual([]);
});

test.each(KEPT)('passes « $text », of section $section', ({ text }) => {
  expect(typography('dist/x.html', page(`<p>${text}</p>`))).toEqual([]);
});
