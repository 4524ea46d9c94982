import { describe, expect, test } from 'vitest';
import { element, escapeXml } from '../../../../src/rules/site/discovery/xml.ts';

describe('a text of XML', () => {
  test.each([
    ['Les boucles for', 'Les boucles for'],
    ['A & B', 'A &amp; B'],
    ['<script>', '&lt;script&gt;'],
    ['l\'été "chaud"', 'l&apos;été &quot;chaud&quot;'],
    ['déjà &amp; écrit', 'déjà &amp;amp; écrit'],
    ['fin ]]> de bloc', 'fin ]]&gt; de bloc'],
    ['ligne\nsuite\tfin', 'ligne\nsuite\tfin'],
    ['nul\0 et cloche\x07', 'nul et cloche'],
    ['moitié \uD800 de signe', 'moitié \uFFFD de signe'],
    ['entier 🧵', 'entier 🧵'],
    ['', ''],
  ])('« %s » is « %s »', (text, xml) => {
    expect(escapeXml(text)).toBe(xml);
  });

  test('in an element', () => {
    expect(element('title', 'C & C++')).toBe('<title>C &amp; C++</title>');
  });
});
