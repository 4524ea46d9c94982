import { serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import {
  type CopyLinks,
  escapeHtml,
  picturesOf,
  readingCopy,
  readingTree,
} from '../../../src/build/copies/reading-copy.ts';

const KEEP: CopyLinks = { link: (href: string) => href, picture: (src: string) => src };
const page = (main: string) =>
  `<!doctype html><html lang="fr"><head><title>Apprendre Python · Jàngal</title></head><body><header class="header">Menu</header><main id="contenu">${main}</main></body></html>`;
const mainOf = (html: string, links = KEEP) => readingCopy(page(html), links).main;

describe('what is left of a page', () => {
  test('its name, the site’s, and its text', () => {
    expect(readingCopy(page('<p>Bonjour</p>'), KEEP)).toEqual({
      title: 'Apprendre Python',
      siteName: 'Jàngal',
      main: '<p>Bonjour</p>',
    });
  });

  test.each([
    ['a button', '<button type="button">Essayer</button>'],
    ['a script', '<script>alert(1)</script>'],
    ['a style', '<style>a{}</style>'],
    ['a form', '<form><input></form>'],
    ['a template', '<template><p>x</p></template>'],
    ['what carried a style', '<svg class="sprite"><style>a{}</style></svg>'],
    ['a frame', '<iframe src="/x"></iframe>'],
    ['what needs scripts', '<div class="needs-js">x</div>'],
    ['a popover', '<nav popover>x</nav>'],
    ['an icon of the sprite', '<svg class="i"><use href="#icon-a"></use></svg>'],
    ['a comment', '<!-- x -->'],
    ['the title that the file has itself', '<h1 class="visually-hidden">x</h1>'],
  ])('%s leaves', (_, html) => {
    expect(mainOf(`<p>a</p>${html}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });

  test('islands and what stands for missing scripts are unwrapped; drawings stay', () => {
    expect(mainOf('<astro-island><ul><li>a</li></ul></astro-island>')).toBe('<ul><li>a</li></ul>');
    expect(mainOf('<noscript><p>Sans</p></noscript>')).toBe('<p>Sans</p>');
    const drawing = '<svg viewBox="0 0 1 1"><path d="M0 0" style="x"></path></svg>';
    expect(mainOf(drawing)).toBe(drawing);
  });

  test('attributes of scripts leave, those of reading stay', () => {
    expect(
      mainOf('<p onclick="x()" style="color:red" data-a="b" tabindex="-1" id="a" lang="en">a</p>'),
    ).toBe('<p id="a" lang="en">a</p>');
    expect(
      mainOf(
        '<pre tabindex="0" role="group" aria-label="Code"><code><span class="k">for</span></code></pre>',
      ),
    ).toBe('<pre tabindex="0"><code><i class="k">for</i></code></pre>');
  });

  test('a closed answer stays, and can be opened', () => {
    const answer = '<details class="answer"><summary>Voir</summary><p>Oui</p></details>';
    expect(mainOf(answer)).toBe(answer);
  });
});

describe('addresses', () => {
  test('each link and picture gets its own; a link without one keeps its words', () => {
    const links = {
      link: (href: string) => (href === '/a' ? 'https://a.example/a' : undefined),
      picture: (src: string) => `data:${src}`,
    };
    expect(
      mainOf(
        '<a href="/a">Un <b>a</b></a> <a href="javascript:x">deux</a><img src="/i.png" alt="">',
        links,
      ),
    ).toBe('<a href="https://a.example/a">Un <b>a</b></a> deux<img src="data:/i.png" alt="">');
  });

  test('a link that cannot be followed, and only says to, leaves whole', () => {
    const links = { ...KEEP, link: () => undefined };
    expect(mainOf('a<a class="button button-quiet" href="/a">Acheter</a>', links)).toBe('a');
    expect(mainOf('a<a class="guide-catalog" href="/a">Voir</a>', links)).toBe('a');
  });

  test('the pictures of a page are listed once', () => {
    expect(picturesOf(page('<img src="/a.png"><img src="/b.png"><img src="/a.png">'))).toEqual([
      '/a.png',
      '/b.png',
    ]);
  });
});

test('a copy that is divided has the page as a tree, what it says of itself, and its questions', () => {
  const html = page(
    '<form class="a" action="/x"><input type="radio" name="q"><button>b</button></form>',
  );
  const about = '<meta name="description" content="Apprends.">';
  const { main, ...said } = readingTree(html.replace('</head>', `${about}</head>`), {
    ...KEEP,
    hasForms: true,
  });
  expect(said).toEqual({ title: 'Apprendre Python', siteName: 'Jàngal', description: 'Apprends.' });
  expect(serialize(main)).toBe('<div class="a"><input type="radio" name="q"></div>');
  expect(readingTree(html, KEEP).description).toBe('');
});

test('a page without content is refused in French', () => {
  expect(() => readingCopy('<title>Vide · Jàngal</title>', KEEP)).toThrow(
    '« Vide » n’a pas de contenu : rien à copier.',
  );
});

test.each([
  ['<b>&"\'', "&lt;b&gt;&amp;&quot;'"],
  ['été', 'été'],
])('%s as HTML', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
