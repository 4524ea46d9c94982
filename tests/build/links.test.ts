import { expect, test } from 'vitest';
import { requireLinks } from '../../src/build/links.ts';
import { parsePage } from '../../src/build/page.ts';

const FILES = {
  'conseils.html': '<h2 id="web">Web</h2><h2 id="données">Données</h2>',
  'ressources.html': '',
  'ressources/python.html': '',
  'logos/c.svg': '',
};
const FAULT = /^ {2}index\.html → (\S+) : cette page n’(existe pas|a pas ce titre)$/gm;

/** The addresses that the build refuses in this page; ` #` says that the page exists, not the id. */
function dead(html: string): string[] {
  const files = Object.entries({ 'index.html': html, ...FILES });
  const pages = files.flatMap(([file, text]) =>
    file.endsWith('.html') ? parsePage(file, text) : [],
  );
  try {
    requireLinks(
      pages,
      files.map(([file]) => file),
    );
    return [];
  } catch (error) {
    const faults = [...String(error).matchAll(FAULT)];
    return faults.map(([, address, why]) => `${address}${why === 'existe pas' ? '' : ' #'}`);
  }
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
