import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/build/settings.ts';
import { SECURITY_HEADERS } from '../../../src/serve/headers.ts';
import { deployFiles } from '../../../src/serve/hosts/deploy.ts';
import { headersFile } from '../../../src/serve/hosts/headers-file.ts';
import { siteHeaders } from '../../../src/serve/hosts/site-headers.ts';

const REPORTS = 'https://rapports.exemple.sn/csp?site=a&b';

test('without the two settings no header changes, in no file (W24, W25)', () => {
  const headers = siteHeaders(readSettings({}));
  expect(headers).toEqual(SECURITY_HEADERS);
  expect(deployFiles('a.sn', headers)).toEqual(deployFiles('a.sn'));
  expect(headersFile(['/index.html'], headers)).toBe(headersFile(['/index.html']));
});

test('a preview asks engines to leave every answer out (W25)', () => {
  const headers = siteHeaders(readSettings({ PUBLIC_PREVIEW: 'on' }));
  expect(headers).toEqual({ ...SECURITY_HEADERS, 'X-Robots-Tag': 'noindex' });
  const [nginx, Caddyfile] = deployFiles('a.sn', headers).map(({ text }) => text);
  expect(nginx).toContain('  add_header X-Robots-Tag "noindex" always;\n');
  expect(Caddyfile).toContain('\t\t\tX-Robots-Tag "noindex"\n');
  expect(headersFile([], headers)).toContain('\n  X-Robots-Tag: noindex\n');
});

describe('reports (W24)', () => {
  const headers = siteHeaders(
    readSettings({ PUBLIC_REPORT_URL: REPORTS, PUBLIC_COURSE_API_URL: 'https://api.exemple.sn' }),
  );

  test('what frames a page wrongly is refused and reported', () => {
    expect(headers['Content-Security-Policy']).toBe(
      `frame-ancestors 'self'; report-uri ${REPORTS}; report-to default`,
    );
    expect(headers['Reporting-Endpoints']).toBe(`default="${REPORTS}"`);
  });

  test('what the page’s own policy refuses from elsewhere is reported, and nothing more is refused', () => {
    const policy = headers['Content-Security-Policy-Report-Only'] ?? '';
    expect(policy).toContain("default-src 'none'; connect-src 'self' https://api.exemple.sn ");
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'");
    expect(policy).toMatch(/; report-uri \S+; report-to default$/);
    expect(policy).not.toContain('*');
  });

  test('no address can end its header, its policy or the file of a host', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const hostile = `${url}?a";'$x\\{b},c\`d`;
        const { 'Reporting-Endpoints': end = '', 'Content-Security-Policy': policy = '' } =
          siteHeaders(readSettings({ PUBLIC_REPORT_URL: hostile }));
        expect(end).toMatch(/^default="[^"'$\\;,{}` ]+"$/);
        expect(policy.split(';')).toHaveLength(3);
      }),
    );
  });
});
