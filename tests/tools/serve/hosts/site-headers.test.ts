import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../../src/build/settings.ts';
import { SECURITY_HEADERS } from '../../../../src/tools/serve/headers.ts';
import { deployFiles } from '../../../../src/tools/serve/hosts/deploy.ts';
import { headersFile } from '../../../../src/tools/serve/hosts/headers-file.ts';
import { POLICY, siteAnswers } from '../../../../src/tools/serve/hosts/site-headers.ts';
import { builtFolder } from '../../../build/built-folder.ts';

const REPORTS = 'https://rapports.exemple.sn/csp?site=a&b';

const PAGE = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-a='">`;

/** What a site of one page sends with these settings. */
function answersOf(env: Record<string, string>) {
  using built = builtFolder({ 'seller.html': PAGE });
  return siteAnswers(readSettings(env), built.folder);
}

test('without the two settings only the policy is more than the table (W11, W24, W25)', () => {
  const { headers } = answersOf({});
  expect({ ...headers, [POLICY]: SECURITY_HEADERS[POLICY] }).toEqual(SECURITY_HEADERS);
  expect(headers[POLICY]).not.toContain('report');
});

test('a preview asks engines to leave every answer out (W25)', () => {
  const answers = answersOf({ PUBLIC_PREVIEW: 'on' });
  expect(answers.headers).toEqual({ ...answersOf({}).headers, 'X-Robots-Tag': 'noindex' });
  const [nginx, Caddyfile] = deployFiles('a.sn', answers).map(({ text }) => text);
  expect(nginx).toContain('  add_header X-Robots-Tag "noindex" always;\n');
  expect(Caddyfile).toContain('\t\t\tX-Robots-Tag "noindex"\n');
  expect(headersFile([], answers)).toContain('\n  X-Robots-Tag: noindex\n');
});

describe('reports (W24)', () => {
  test('every policy is the same, and says where to report', () => {
    const silent = answersOf({});
    const { headers, pages } = answersOf({ PUBLIC_REPORT_URL: REPORTS });
    const where = `; report-uri ${REPORTS}; report-to default`;
    expect(headers[POLICY]).toBe(silent.headers[POLICY] + where);
    expect(pages).toEqual({ '/seller': silent.pages['/seller'] + where });
    expect(headers['Reporting-Endpoints']).toBe(`default="${REPORTS}"`);
  });

  test('no address can end its header, its policy or the file of a host', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const hostile = `${url}?a";'$x\\{b},c\`d`;
        const { headers, pages } = answersOf({ PUBLIC_REPORT_URL: hostile });
        const { 'Reporting-Endpoints': end = '' } = headers;
        expect(end).toMatch(/^default="[^"'$\\;,{}` ]+"$/);
        expect(pages['/seller']?.split(';')).toHaveLength(3);
      }),
    );
  });
});
