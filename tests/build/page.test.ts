import fc from 'fast-check';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import {
  changeAttribute,
  find,
  parseHtml,
  parsePage,
  removeElements,
  setText,
} from '../../src/build/page.ts';

const names = (html: string) => selectAll('*', parseHtml(html)).map(({ tagName }) => tagName);

test('every element in its order, those of templates and of pages without scripts included', () => {
  const html =
    '<!doctype html><html><head><title>A</title></head><body><template><p>b</p></template>' +
    '<noscript><a href="/c">c</a></noscript><svg><use href="#d"/></svg></body></html>';
  expect(names(html)).toEqual('html head title body template p noscript a svg use'.split(' '));
});

test('attributes and text as HTML means them', () => {
  const link = find(
    parseHtml('<a title="x > y" HREF=/c?a=1&amp;b=2>c &lt; d <b>e</b> f</a>'),
    ({ tagName }) => tagName === 'a',
  );
  expect(link?.properties).toEqual({ title: 'x > y', href: '/c?a=1&b=2' });
  expect(link && textOf(link)).toBe('c < d e f');
});

test('what only looks like a tag is none', () => {
  const html = '<p><!-- <a href="/a"> --><script>const b = \'<a href="/c">\';</script></p>';
  expect(names(html)).toEqual(['html', 'head', 'body', 'p', 'script']);
});

test('each change falls in its place, whatever stands around it, and changes nothing else', () => {
  // Of any sign, and of what HTML could write in another way.
  const around = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[&<>\r\0]/g, '')),
    fc.constantFrom('&nbsp;', '&amp;', '<br/>', "<i class=a title='b'>c</i>", '<input disabled>'),
  );
  fc.assert(
    fc.property(around, around, around, (a, b, c) => {
      const html = (middle: string) =>
        `<!DOCTYPE html><html> <body>${a}${middle}${c}</body> </html>\n`;
      const page = parsePage(
        'a/b.html',
        html(`<u id="x"  lang='fr'>…</u>${b}<template><s>d</s></template>`),
      );
      const [u, s] = ['u', 's'].map((name) => selectAll(name, page.tree)[0]);
      if (!u || !s) throw new Error('lost');
      removeElements(page, new Set([s]));
      setText(page, u, '1');
      setText(page, u, '22');
      changeAttribute(page, u, 'id', () => '');
      changeAttribute(page, u, 'lang', (written) => written.replace('fr', 'wo'));
      expect(page.text.toString()).toBe(html(`<u  lang='wo'>22</u>${b}<template></template>`));
      expect(find(page.tree, (one) => one === s)).toBeUndefined();
    }),
  );
});

test('a page that nothing changes is not to be written again', () => {
  const page = parsePage('index.html', '<p id=a>b');
  changeAttribute(page, selectAll('p', page.tree)[0] ?? expect.fail(), 'id', (written) => written);
  expect([page.address, page.text.hasChanged()]).toEqual(['/', false]);
});
