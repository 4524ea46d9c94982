import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import tokens from '../../../../src/styles/tokens.css?raw';
import { colours, look } from '../../../../src/workshop/page/editor/look.ts';

test('what gives it its look is made once (U17)', () => {
  expect(look()).toBe(look());
  expect(colours()).toBe(colours());
});

test('each of its colours and sizes is a token of the site (U17)', () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  const view = new EditorView({ root, parent: root, extensions: [look()] });
  const rules = [
    ...root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)),
    colours().module?.getRules() ?? '',
  ].join('\n');
  const used = [...new Set([...rules.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))];
  expect(used).toContain('--code-keyword');
  // What `wrapping.ts` writes on each line.
  const known = (name: string) => name === '--rest' || tokens.includes(`  ${name}:`);
  expect(used.filter((name) => !known(name))).toEqual([]);
  view.destroy();
  host.remove();
});
