import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tightPolicy } from '../../../src/build/csp/tight-policy.ts';
import { builtFolder } from '../built-folder.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function page(scripts: readonly string[], styles: readonly string[]): string {
  const policy = `default-src 'none'; script-src 'self' ${scripts.map(hash).join(' ')}; style-src 'self' ${styles.map(hash).join(' ')}`;
  return `<html><head><meta http-equiv="content-security-policy" content="${policy};"><script>a()</script><style media="print">b{}</style></head><body><script type="module">c()\n</script><template><style>d{}</style></template></body></html>`;
}

test('the hashes of what stands in the page are kept, the others leave', () => {
  const loose = page(['a()', 'gone()', 'c()\n'], ['gone{}', 'b{}', 'd{}']);
  expect(tighten(loose)).toBe(page(['a()', 'c()\n'], ['b{}', 'd{}']));
});

test('a page of one kind of code only, and a page without a policy', () => {
  expect(tighten(page(['gone()'], ['gone{}']))).toContain(`script-src 'self'; style-src 'self';">`);
  expect(tighten('<p>rien</p>')).toBe('<p>rien</p>');
});

function tighten(html: string): string {
  using built = builtFolder({ 'cours/index.html': html });
  built.end(tightPolicy());
  return built.read('cours/index.html');
}
