import { expect, test } from 'vitest';
import { elementsOf } from '../../src/build/html.ts';

const names = (html: string) => elementsOf(html).map(({ name }) => name);

test('every element in its order, those of templates and of pages without scripts included', () => {
  const html =
    '<!doctype html><html><head><title>A</title></head><body><template><p>b</p></template>' +
    '<noscript><a href="/c">c</a></noscript><svg><use href="#d"/></svg></body></html>';
  expect(names(html)).toEqual('html head title body template p noscript a svg use'.split(' '));
});

test('attributes and text as HTML means them', () => {
  const [element] = elementsOf(
    '<a title="x > y" HREF=/c?a=1&amp;b=2>c &lt; d <b>e</b> f</a>',
  ).slice(3);
  expect(element?.attributes).toEqual({ title: 'x > y', href: '/c?a=1&b=2' });
  expect(element?.text).toBe('c < d  f');
});

test('what only looks like a tag is none', () => {
  const html = '<p><!-- <a href="/a"> --><script>const b = \'<a href="/c">\';</script></p>';
  expect(names(html)).toEqual(['html', 'head', 'body', 'p', 'script']);
});

test('where the start tag and the content stand', () => {
  const html = '<p>a<img src="/b.png"><b id="c">d</b></p>';
  const spans = elementsOf(html)
    .slice(4)
    .map(({ startTag, content }) =>
      [startTag, content].map(({ start, end }) => html.slice(start, end)),
    );
  expect(spans).toEqual([
    ['<img src="/b.png">', ''],
    ['<b id="c">', 'd'],
  ]);
});
