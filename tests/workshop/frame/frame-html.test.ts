import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../src/build/page.ts';
import { ENGINE_POLICY, frameHtml, PAGE_POLICY } from '../../../src/workshop/frame/frame-html.ts';

const data = { WORKER: 'go("</script>")', LIBRARY: { 'a.py': '"""</script>"""' } };
const facts = { title: 'Atelier', program: 'run()' };

test('one program, which nothing that it holds can end (U9, U19)', () => {
  const page = frameHtml({ ...facts, policy: ENGINE_POLICY, data });
  const scripts = selectAll('script', parseHtml(page));
  expect(scripts.map((script) => textOf(script))).toEqual([expect.stringMatching(/run\(\)$/)]);
});

test.each([
  ['pages', PAGE_POLICY, ["script-src 'unsafe-inline' data:", "worker-src 'none'"]],
  ['engines', ENGINE_POLICY, ["script-src 'unsafe-inline' 'wasm-unsafe-eval'", 'worker-src blob:']],
])('the frame of %s runs its own code, and calls nothing out (U2, U9, U19)', (_, policy, own) => {
  const meta = select('[http-equiv]', parseHtml(frameHtml({ ...facts, policy })));
  const directives = `${meta?.properties.content}`.split('; ');
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", ...own]));
  expect(directives.join()).not.toMatch(/connect-src|'self'|https?:|\*/);
});
