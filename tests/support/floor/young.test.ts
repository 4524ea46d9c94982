import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { youngMarkup } from './markup.ts';
import { youngScripts } from './scripts.ts';
import { youngStyles } from './styles.ts';

describe('a style that the oldest engines lack is named (W29)', () => {
  test.each([
    ['@layer base{a{color:red}}', 'css.at-rules.layer'],
    [':root{--ground:light-dark(#fff,#000)}', 'css.types.color.light-dark'],
    ['a{color:red;color:light-dark(red,blue)}', ''],
    ['a{inset-area:top}', 'css.properties.inset-area'],
    ['a:has(b){color:red}', 'css.selectors.has'],
    ['@supports selector(:has(a)){a:has(b){color:red}}', ''],
    ['@supports not selector(:has(a)){a:has(b){color:red}}', 'css.selectors.has'],
    ['a{height:50dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
    ['a{height:50vh;height:50dvh}', ''],
    ['a{height:50dvh;height:50vh}', 'css.types.length.viewport_percentage_units_dynamic'],
    [
      'a{height:50vh;height:calc(50dvh - var(--x))}',
      'css.types.length.viewport_percentage_units_dynamic',
    ],
    ['a{rotate:3deg}', 'css.properties.rotate'],
    ['@supports (rotate:1deg){a{rotate:3deg}}', ''],
    ['a{float:inline-start}', 'css.properties.float.inline-start'],
    ['a{-webkit-mask-image:none;mask-image:none}', ''],
    ['a{color:red;b{color:blue}}', 'css.selectors.nesting'],
    ['@media (forced-colors:active){a{color:red}}', 'css.at-rules.media.forced-colors'],
    ['a::after{content:":has() light-dark() 1dvh"}', ''],
  ])('%s', (css, key) => expect(keysOf(youngStyles(css))).toBe(key));
});

describe('a script that the oldest engines cannot run is named (W29)', () => {
  test.each([
    ['class A{static{a()}}', 'javascript.classes.static.initialization_blocks'],
    ['/(?<!a)b/.test(c)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['list.at(-1)', 'javascript.builtins.Array.at'],
    ['list.at?.(-1)', ''],
    ['list.findLast(f)', 'javascript.builtins.Array.findLast'],
    ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['a.union(b)', 'javascript.builtins.Set.union'],
    ['Object.hasOwn(a,b)', 'javascript.builtins.Object.hasOwn'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['structuredClone(a)', 'api.structuredClone'],
    ['typeof structuredClone', ''],
    ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['AbortSignal.timeout?.(9)', ''],
    ['a.showPopover()', 'api.HTMLElement.showPopover'],
    ['a.checkVisibility()', 'api.Element.checkVisibility'],
    ['a.replaceChildren(b)', ''],
    ['navigator.userActivation.isActive', 'api.Navigator.userActivation'],
    ['a.inert=true', 'api.HTMLElement.inert'],
    ['new URLPattern(a)', 'api.URLPattern'],
    ['scheduler.yield()', 'api.scheduler'],
    ['document.startViewTransition(f)', 'api.Document.startViewTransition'],
    ['a.addEventListener("scrollend",f)', 'api.Document.scrollend_event'],
    ['a.matches(":popover-open")', 'css.selectors.popover-open'],
    ['const w=`(function(){a.findLast(b)})()`', 'javascript.builtins.Array.findLast'],
  ])('%s', (code, key) => expect(keysOf(youngScripts(code, true))).toBe(key));

  test.each(['/[a--b]/v', 'using a=b'])('%s is no syntax of theirs', (code) => {
    expect(() => youngScripts(code, true)).toThrow(SyntaxError);
  });
});

test('an element or attribute that the oldest engines lack is named (W29)', () => {
  const page = fromHtml('<search><p popover inert hidden=until-found lang=fr>a</p></search>');
  expect(keysOf(youngMarkup(page))).toBe(
    'html.elements.search html.global_attributes.popover html.global_attributes.inert html.global_attributes.hidden.until-found',
  );
});

function keysOf(found: readonly { key: string }[]): string {
  return [...new Set(found.map(({ key }) => key))].join(' ');
}
