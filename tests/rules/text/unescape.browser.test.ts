import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unescapeHtml } from '../../../src/rules/text/unescape.ts';

test.each([
  ['C &amp; C++', 'C & C++'],
  ['&lt;img src=x&gt; &quot;a&quot; &#39;b&#39; &#233;', '<img src=x> "a" \'b\' é'],
  ['&amp;lt;', '&lt;'],
  ['a & b &nbsp; &', 'a & b &nbsp; &'],
])('%s shows %s', (html, text) => {
  expect(unescapeHtml(html)).toBe(text);
});

test('a text that is escaped as Astro does comes back, as in the browser', () => {
  const signs: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  };
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aé &<>"\'#39;lt') }), (text) => {
      const html = text.replace(/[&<>"']/g, (sign) => `&${signs[sign]};`);
      expect(unescapeHtml(html)).toBe(text);
      const box = document.createElement('textarea');
      box.innerHTML = html;
      expect(unescapeHtml(html)).toBe(box.value);
    }),
  );
});
