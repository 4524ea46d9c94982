import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { type CopyAddress, escapeHtml, readingOf } from '../../../src/build/copies/reading.ts';

const SAME: CopyAddress = (href) => href;
const page = (main: string, head = '') =>
  fromHtml(
    `<!doctype html><html lang="fr"><head><title>Apprendre Python · Jàngal</title>${head}</head><body><header class="header">Menu</header><main id="contenu">${main}</main></body></html>`,
  );
const mainOf = (html: string, address = SAME) =>
  toHtml(readingOf(page(html), address).main.children);

test('a page has its name, the site’s, what it says of itself, and its text', () => {
  const about = '<meta name="description" content="Apprends.">';
  const { main, ...said } = readingOf(page('<p>Bonjour</p>', about), SAME);
  expect(said).toEqual({ title: 'Apprendre Python', siteName: 'Jàngal', description: 'Apprends.' });
  expect(toHtml(main)).toBe('<main id="contenu"><p>Bonjour</p></main>');
  expect(readingOf(page(''), SAME).description).toBe('');
});

test('a page without content is refused in French', () => {
  expect(() => readingOf(fromHtml('<title>Vide · Jàngal</title>'), SAME)).toThrow(
    '« Vide » n’a pas de contenu : rien à copier.',
  );
});

test.each([
  ['a button', '<button type="button">Essayer</button>'],
  ['a script', '<script>alert(1)</script>'],
  ['a style', '<style>a{}</style>'],
  ['a template', '<template><p>x</p></template>'],
  ['a sprite', '<svg width="0" class="sprite"><style>a{}</style></svg>'],
  ['an icon of the sprite', '<svg class="i"><use href="#icon-a"></use></svg>'],
  ['a frame', '<iframe src="/x"></iframe>'],
  ['a menu of the site', '<nav aria-label="x"><a href="/">x</a></nav>'],
  ['a popover', '<div popover>x</div>'],
  ['what scripts would show', '<section hidden>x</section>'],
  ['what needs scripts', '<div class="needs-js">x</div>'],
  ['what its component marks', '<h1 class="a" data-copy="out">x</h1>'],
  ['a decoration', '<div aria-hidden="true"><i class="tile"></i></div>'],
  ['a box of things that left', '<div class="a"><button>x</button></div>'],
  ['a comment', '<!-- x -->'],
])('%s leaves', (_, html) => {
  expect(mainOf(`<p>a</p>${html}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
});

test.each([
  [
    'an island is unwrapped',
    '<astro-island uid="a"><ul><li>a</li></ul></astro-island>',
    '<ul><li>a</li></ul>',
  ],
  ['what stands for missing scripts too', '<noscript><p>Sans</p></noscript>', '<p>Sans</p>'],
  [
    'questions stay, to be answered on paper',
    '<form action="/x"><input type="radio" name="q"></form>',
    '<div><input type="radio" name="q"></div>',
  ],
  [
    'a fold stays as it is',
    '<details><summary>Voir</summary><p>Oui</p></details>',
    '<details><summary>Voir</summary><p>Oui</p></details>',
  ],
  [
    'a fold that must be read is open',
    '<details data-copy="open"><p>Oui</p></details>',
    '<details open><p>Oui</p></details>',
  ],
  [
    'what is read beside a hidden word stays',
    '<b aria-hidden="true">A</b>',
    '<b aria-hidden="true">A</b>',
  ],
  [
    'attributes of scripts leave',
    '<p onclick="x()" style="color:red" data-a="b" tabindex="-1" id="a" lang="en">a</p>',
    '<p id="a" lang="en">a</p>',
  ],
  [
    'colours of code are short',
    '<pre tabindex="0" role="group" aria-label="Code"><code><span class="k">for</span></code></pre>',
    '<pre tabindex="0"><code><i class="k">for</i></code></pre>',
  ],
])('%s', (_, html, read) => {
  expect(mainOf(html)).toBe(read);
});

test('a drawing stays whole', () => {
  const drawing =
    '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" style="x"></path></svg>';
  expect(mainOf(drawing)).toBe(drawing);
});

describe('links', () => {
  const few: CopyAddress = (href) => (href === '/a' ? 'https://a.example/a' : undefined);

  test('each gets the address of the copy; one without an address keeps its words', () => {
    expect(mainOf('<a href="/a">Un <b>a</b></a> <a href="javascript:x">deux</a>', few)).toBe(
      '<a href="https://a.example/a">Un <b>a</b></a> deux',
    );
  });

  test.each(['class="button button-quiet"', 'data-copy="order"'])(
    'one that cannot be followed, and only says to, leaves whole: %s',
    (mark) => {
      expect(mainOf(`<p>a <a ${mark} href="/b">Acheter</a></p>`, few)).toBe('<p>a </p>');
      expect(mainOf(`<p><a ${mark} href="/b">Acheter</a></p>`, few)).toBe('');
    },
  );

  test('none promises a tab that it will not open', () => {
    const html = '<a href="/a">Donner <b>votre avis (nouvel onglet)</b></a> (nouvel onglet)';
    expect(mainOf(html)).toBe('<a href="/a">Donner <b>votre avis</b></a> (nouvel onglet)');
  });
});

test('the page itself is left as it was', () => {
  const tree = page('<a href="/a">a (nouvel onglet)</a><button>b</button><span class="k">c</span>');
  const before = toHtml(tree);
  readingOf(tree, () => undefined);
  expect(toHtml(tree)).toBe(before);
});

test('text becomes HTML', () => {
  expect(escapeHtml('<b>&"\'')).toBe("&lt;b>&amp;&quot;'");
});
