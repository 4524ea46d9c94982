import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { tidy } from '../../../src/tools/zim/tidy.ts';

test.each([
  ['what scripts would show goes', '<p hidden>a</p><p>b</p>', '<p>b</p>'],
  ['chips that follow the scroll go', '<nav class="guide-nav">a</nav>b', 'b'],
  [
    'a link does not promise a tab that it will not open',
    '<a href="/a">Donner <b>votre avis (nouvel onglet)</b></a> (nouvel onglet)',
    '<a href="/a">Donner <b>votre avis</b></a> (nouvel onglet)',
  ],
  [
    'a link of a sample is not one of the page',
    '<code>&lt;a href="a"&gt;<i>x</i> src = "b"</code>',
    '<code>&lt;a href<span></span>="a"&gt;<i>x</i> src <span></span>= "b"</code>',
  ],
])('%s', (_, html, tidied) => {
  const fragment = parseFragment(html);
  tidy(fragment);
  expect(serialize(fragment)).toBe(tidied);
});
