import { expect, test } from 'vitest';
import { elementsOf } from '../../../../src/build/html.ts';
import { enginePage } from '../../../../src/rules/tutorial/workshop/engine-page.ts';

const page = enginePage({
  title: 'Atelier',
  program: 'run()',
  data: { WORKER: 'go("</script>")', LIBRARY: { 'a.py': '"""</script>"""' } },
});

test('one program, which nothing that it holds can end (U9, U19)', () => {
  const scripts = elementsOf(page).filter(({ name }) => name === 'script');
  expect(scripts.map(({ text }) => text)).toEqual([expect.stringMatching(/run\(\)$/)]);
});

test('its policy lets WebAssembly and its own workers run, and no call out (U9, U19)', () => {
  const meta = elementsOf(page).find(({ attributes }) => attributes['http-equiv']);
  const directives = meta?.attributes.content?.split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'unsafe-inline' 'wasm-unsafe-eval'");
  expect(directives).toContain('worker-src blob:');
  expect(directives?.join()).not.toMatch(/connect-src|'self'|https?:|\*/);
});
