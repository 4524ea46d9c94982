import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import {
  attribute,
  classesOf,
  elementsBelow,
  findBelow,
  rename,
  setAttribute,
  textOf,
  unwrap,
} from '../../../src/build/copies/tree.ts';

const HTML = '<p class="a  b" id="x">Un <b>gras</b></p><i>Deux</i>';

test('elements are found, read and changed', () => {
  const tree = parseFragment(HTML);
  expect(elementsBelow(tree).map(({ tagName }) => tagName)).toEqual(['p', 'b', 'i']);
  const found = findBelow(tree, ({ tagName }) => tagName === 'p');
  if (!found) throw new Error('no paragraph');
  expect([attribute(found, 'id'), attribute(found, 'lang')]).toEqual(['x', undefined]);
  expect(classesOf(found)).toEqual(['a', 'b']);
  expect(textOf(found)).toBe('Un gras');
  setAttribute(found, 'id', undefined);
  setAttribute(found, 'class', 'c');
  expect(serialize(tree)).toBe('<p class="c">Un <b>gras</b></p><i>Deux</i>');
});

test('an element takes another name', () => {
  const tree = parseFragment('<form class="a"><b>c</b></form>');
  const form = findBelow(tree, ({ tagName }) => tagName === 'form');
  if (form) rename(form, 'div');
  expect(serialize(tree)).toBe('<div class="a"><b>c</b></div>');
});

test('what an element holds takes its place', () => {
  const tree = parseFragment('<p>a<b>c<i>d</i></b>e</p>');
  const bold = findBelow(tree, ({ tagName }) => tagName === 'b');
  if (bold) unwrap(bold);
  expect(serialize(tree)).toBe('<p>ac<i>d</i>e</p>');
});
