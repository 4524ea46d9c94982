import { expect, type Page, test } from '@playwright/test';
import { POLICY } from '../../src/tools/serve/hosts/site-headers.ts';
import { answerHeaders, builtAnswers } from '../support/answers.ts';

const REPORTS = 'https://rapports.exemple.invalid/site';
const ANSWERS = builtAnswers({ PUBLIC_REPORT_URL: REPORTS });
const SCRIPT = 'https://ailleurs.exemple.invalid/a.js';

/** The pages as a host sends them once a collector is named; returns what browsers post there (W24). */
async function collect(page: Page, baseURL: string): Promise<string[]> {
  const reports: string[] = [];
  await page.route(REPORTS, (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.route(
    (url) => url.origin === baseURL,
    async (route) => {
      const response = await route.fetch();
      // `report-to` is sent by the browser itself, minutes later: `report-uri` tells at once.
      const { [POLICY]: policy = '', ...added } = answerHeaders(
        ANSWERS,
        new URL(route.request().url()).pathname,
      );
      const headers = {
        ...response.headers(),
        'reporting-endpoints': added['Reporting-Endpoints'] ?? '',
        'content-security-policy': policy.replaceAll('; report-to default', ''),
      };
      await route.fulfill({ response, headers });
    },
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition, blockedURI }) => {
      console.warn(`violation ${disposition} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('violation ')) reports.push(message.text());
  });
  return reports;
}

// What is still asked for when a test ends has no page left to answer.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a page as we wrote it has nothing to report; a script from elsewhere is refused and reported (W24)', async ({
  page,
  baseURL,
}) => {
  const reports = await collect(page, baseURL ?? '');
  await page.goto('/');
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
  await page.evaluate((src) => void import(src).catch(() => {}), SCRIPT);
  await expect.poll(() => reports).toContain(`violation enforce ${SCRIPT}`);
  await expect.poll(() => reports.join('\n')).toContain(`"blocked-uri":"${SCRIPT}"`);
});
