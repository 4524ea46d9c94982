import { readdirSync } from 'node:fs';
import { expect, openCatalog, test } from '../support/site.ts';
import { KB, weigh } from '../support/weigh.ts';

test('home, first visit: HTML + CSS ≤ 30 KB, JavaScript ≤ 80 KB, brotli (B1)', async ({ page }) => {
  const { text, script } = await weigh(page, () => openCatalog(page));
  console.log(`home, brotli: HTML + CSS ${text}, JS ${script} bytes`);
  expect(text).toBeLessThanOrEqual(30 * KB);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(80 * KB);
});

test('a tutorial: HTML + CSS ≤ 90 KB for its eight steps, JavaScript ≤ 6 KB (B2)', async ({
  page,
}) => {
  const { text, script } = await weigh(page, () => page.goto('/ressources/python'));
  console.log(`python, brotli: HTML + CSS ${text}, JS ${script} bytes`);
  expect(text).toBeLessThanOrEqual(90 * KB);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(6 * KB);
});

for (const path of ['/conseils', '/seller']) {
  test(`${path}: HTML + CSS ≤ 30 KB (B3)`, async ({ page }) => {
    const { text, script } = await weigh(page, () => page.goto(path));
    console.log(`${path}, brotli: HTML + CSS ${text}, JS ${script} bytes`);
    expect(text).toBeLessThanOrEqual(30 * KB);
    expect(script).toBeLessThanOrEqual(6 * KB);
  });
}

test('the server sends brotli, and hashed assets for ever', async ({ request }) => {
  const home = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(home.headers()['content-encoding']).toBe('br');
  expect(home.headers()['cache-control']).toContain('must-revalidate');
  const script = readdirSync('dist/_astro').find((file) => file.endsWith('.js'));
  const asset = await request.get(`/_astro/${script}`);
  expect(asset.headers()['cache-control']).toContain('immutable');
});
