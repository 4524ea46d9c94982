import { expect, test } from 'vitest';
import { bodyOf, exportsOf } from './compiled.ts';

test.each([
  ['<p/>', '__react.element("p",null)'],
  ['<p></p>', '__react.element("p",null)'],
  ['<>a</>', '__react.element(__react.Fragment,null,"a")'],
  ['<Carte titre="a" ouverte />', '__react.element(Carte,{"titre":"a","ouverte":true})'],
  ['<Menu.Ligne/>', '__react.element(Menu.Ligne,null)'],
  ['<mon-bouton/>', '__react.element("mon-bouton",null)'],
  ['<svg:a xlink:href="#b"/>', '__react.element("svg:a",{"xlink:href":"#b"})'],
  ['<p {...a} key={b}/>', '__react.element("p",{...(a),"key":(b)})'],
  ['<p a=<b/>/>', '__react.element("p",{"a":__react.element("b",null)})'],
  ['<p>{/* rien */}{a}</p>', '__react.element("p",null,(a))'],
  ['<p>{a ? <b/> : null}</p>', '__react.element("p",null,(a ? __react.element("b",null) : null))'],
  ['<p a="l&apos;eau &amp; &eacute;"/>', '__react.element("p",{"a":"l\'eau & é"})'],
  ['({ a = <b/> } = c)', '({ a = __react.element("b",null) } = c)'],
])('%s', (code, written) => {
  expect(bodyOf(code)).toBe(written);
});

test.each([
  ['<p>l’eau "froide"</p>', 'l’eau "froide"'],
  ['<p>\n  a\n\n  b \n</p>', 'a b'],
  ['<p> a </p>', ' a '],
  ['<p>&nbsp;a &lt;</p>', '\u00A0a <'],
  ['<p>\n</p>', undefined],
])('the text of %j is %j', (code, text) => {
  expect(exportsOf(`export const a = ${code}`).a).toEqual(['p', null, ...(text ? [text] : [])]);
});

test.each([
  '<p\n  a="1"\n  b={\n    c\n  }\n>\n  {/* d\n */}\n  e {f}\n  <b />\n</p>\ng',
  'import {\n  a,\n} from "react";\nexport {\n  a as b,\n};\nexport default (\n  <i>\n  </i>\n);\ng',
  '<p a="b\n  c"\n  {...\n  d}>\n</p>\ng',
])('%j stays on its lines', (code) => {
  const written = String(bodyOf(code));
  expect(written.split('\n').findLastIndex((line) => line.endsWith('g'))).toBe(
    code.split('\n').length - 1,
  );
});
