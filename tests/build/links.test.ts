import { expect, test } from 'vitest';
import { deadLinks } from '../../src/build/links.ts';

const FILES = new Set([
  'index.html',
  'conseils.html',
  'ressources',
  'ressources.html',
  'logos/c.svg',
]);
const GUIDE = '<h2 id="web">Web</h2><h2 id="données">Données</h2>';

function dead(html: string) {
  const pages = new Map([
    ['index.html', html],
    ['conseils.html', GUIDE],
    ['ressources.html', ''],
  ]);
  return deadLinks(pages, FILES).map(
    ({ address, isAnchor }) => `${address}${isAnchor ? ' #' : ''}`,
  );
}

test.each([
  ['a page that is none', '<a href="/consels">x</a>', ['/consels']],
  ['a relative address', '<a href="conseils">x</a>', ['conseils']],
  ['a folder', '<a href="/logos">x</a>', ['/logos']],
  ['an id that is none', '<a class="a" href="/conseils#wbe">x</a>', ['/conseils#wbe #']],
  ['an id of another page', '<a href="#web">x</a>', ['#web #']],
  ['a picture', '<img alt="" src="/logos/d.svg">', ['/logos/d.svg']],
  ['a script', '<script type="module" src="/_astro/x.js"></script>', ['/_astro/x.js']],
  ['twice the same, once', '<a href="/x">x</a><a href="/x">x</a>', ['/x']],
  ['a query hides nothing', '<a href="/x?a=1&amp;b=2#c">x</a>', ['/x?a=1&b=2#c']],
])('finds %s', (_, html, addresses) => {
  expect(dead(html)).toEqual(addresses);
});

test.each([
  '<a href="/">x</a>',
  '<a href="/conseils?a=1&amp;b=2#web">x</a>',
  '<a href="/conseils#donn%C3%A9es">x</a>',
  '<h2 id="ici"></h2><a href="#ici">x</a><a href="?tabs=exos#ici">x</a>',
  '<a href="/ressources">x</a>',
  '<img src="/logos/c.svg"><img src="data:image/svg+xml,x">',
  '<a href="https://a.example/x">x</a><a href="mailto:a@a.example">x</a><a href="//a.example">x</a>',
  '<a name="x">x</a>',
])('passes %s', (html) => {
  expect(dead(html)).toEqual([]);
});
