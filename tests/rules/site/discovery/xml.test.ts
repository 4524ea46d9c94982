import { describe, expect, test } from 'vitest';
import { xmlDocument } from '../../../../src/rules/site/discovery/xml.ts';

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
  ])('« %s » is « %s »', (text, xml) => {
    expect(xmlDocument({ p: { '@_title': text, '#text': text } })).toContain(
      `<p title="${xml}">${xml}</p>`,
    );
  });

  test('in a document, one element a line', () => {
    expect(xmlDocument({ feed: { title: 'C & C++', link: '' } })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<feed>\n<title>C &amp; C++</title>\n<link/>\n</feed>\n',
    );
  });
});
