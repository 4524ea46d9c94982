import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../../src/build/page.ts';
import { enginePage } from '../../../../src/rules/tutorial/workshop/engine-page.ts';

const page = enginePage({
  title: 'Atelier',
  program: 'run()',
  data: { WORKER: 'go("</script>")', LIBRARY: { 'a.py': '"""</script>"""' } },
});

test('one program, which nothing that it holds can end (U9, U19)', () => {
  const scripts = selectAll('script', parseHtml(page));
  expect(scripts.map((script) => textOf(script))).toEqual([expect.stringMatching(/run\(\)$/)]);
});

test('its policy lets WebAssembly and its own workers run, and no call out (U9, U19)', () => {
  const meta = select('[http-equiv]', parseHtml(page));
  const directives = `${meta?.properties.content}`.split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'unsafe-inline' 'wasm-unsafe-eval'");
  expect(directives).toContain('worker-src blob:');
  expect(directives.join()).not.toMatch(/connect-src|'self'|https?:|\*/);
});
