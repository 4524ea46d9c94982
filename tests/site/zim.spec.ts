import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { filesIn } from '../../src/build/folder.ts';
import { parseHtml } from '../../src/build/page.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import { type Host, startKiwix } from '../support/hosts.ts';
import { requireKiwix, ZIMCHECK, ZIMDUMP } from '../support/kiwix.ts';
import { excessWidth } from '../support/overflow.ts';

/** One file serves all: the tests follow each other in one process. */
test.describe.configure({ mode: 'default' });

/** The first tests of a new machine wait for apt-get. */
const PATIENCE_MS = 600_000;
/** One page of each kind. */
const KINDS = [
  'index.html',
  'ressources/python.html',
  'ressources/html/bases.html',
  'ressources/css/exos.html',
  'conseils.html',
  'conseils/test.html',
  'conseils/reperes.html',
  'seller.html',
];

let folder: string;
let zim: string;

test.beforeAll(() => {
  test.setTimeout(PATIENCE_MS);
  expect(requireKiwix(), 'packages that no test could install').toEqual([]);
  folder = mkdtempSync(join(tmpdir(), 'kiwix-'));
  execFileSync(process.execPath, ['src/tools/zim/cli.ts', folder], { stdio: 'pipe' });
  zim = join(folder, 'jangal.zim');
  execFileSync(ZIMDUMP, ['dump', `--dir=${join(folder, 'dump')}`, zim]);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the file passes every check of Kiwix, and 8 Mo hold it (K14)', () => {
  const said = execFileSync(ZIMCHECK, ['--all', '--details', zim], { encoding: 'utf8' });
  expect(said).toContain('Overall Test Status: Pass');
  expect(said).not.toMatch(/\[(?:ERROR|WARNING)\]/);
  expect(statSync(zim).size).toBeLessThanOrEqual(8_000_000);
});

test('each link of each page leads to a place of the box or to the network; nothing runs (K14)', () => {
  const root = join(folder, 'dump');
  const all = filesIn(root);
  const names = all.filter((file) => file.endsWith('.html') && !file.startsWith('_'));
  const pages = new Map(
    names.map((file) => [file, selectAll('*', parseHtml(readFileSync(join(root, file), 'utf8')))]),
  );
  const faults = [...pages].flatMap(([file, elements]) =>
    elements.flatMap((element) => faultOf(file, element, all, pages)),
  );
  expect(faults).toEqual([]);
  expect(pages.size).toBe(5 + 15 * 9);
  expect(all).toContain('fichiers/c/trames.bin');
});

/** What is wrong with an element: `conseils.html: a.html`. */
function faultOf(
  file: string,
  { tagName, properties: { href, src } }: Element,
  all: readonly string[],
  pages: ReadonlyMap<string, readonly Element[]>,
): string[] {
  if (/^(?:script|form|iframe)$/.test(tagName)) return [`${file}: <${tagName}>`];
  const address = href ?? src;
  if (typeof address !== 'string' || /^(?:https?|mailto):/.test(address)) return [];
  const [path = '', id] = address.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  const isThere = all.includes(target);
  const isPlace = !id || pages.get(target)?.some((one) => one.properties.id === id);
  return isThere && isPlace ? [] : [`${file}: ${address}`];
}

// The pages hold no script: that is tested above, and axe needs them.
test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const kind of KINDS) {
    test(`${kind} fits, and is readable in both themes`, async ({ page }) => {
      await page.goto(pathToFileURL(join(folder, 'dump', kind)).href);
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  }
});

test.describe('on a box', () => {
  let host: Host;
  let home: string;

  test.beforeAll(async () => {
    host = await startKiwix(zim);
    home = `http://127.0.0.1:${host.port}/jangal`;
  });

  test.afterAll(() => host.stop());

  test('a pupil goes from the front page to a step, and to the next one (K14)', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(`${home}/`);
    await expect(page).toHaveTitle('Jàngal');
    await page.getByRole('link', { name: /^Python / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apprendre Python');
    await page.getByRole('link', { name: 'Bases', exact: true }).click();
    await expect(page.locator('.step-title')).toHaveText('Python : les bases');
    await page.getByText('Étape 3 sur 8').click();
    await page.getByRole('navigation', { name: 'Les huit étapes' }).getByText('Exercices').click();
    await page.getByRole('link', { name: 'Étape suivante' }).click();
    await expect(page).toHaveURL(`${home}/ressources/python/corrections.html`);
    await page.getByRole('link', { name: 'Jàngal', exact: true }).first().click();
    await page.getByRole('link', { name: /^Quel domaine vous ressemble/ }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([new URL(home).origin]));
  });

  test('a French word leads to the steps that hold it, in its other forms too (K14)', async ({
    page,
  }) => {
    await page.goto(`${home}/`);
    await page.locator('#kiwixsearchbox').fill('dictionnaires');
    await page.locator('#kiwixsearchbox').press('Enter');
    const found = page.locator('.results a');
    await expect(found.first()).toBeVisible();
    await found.and(page.locator('[href*="/ressources/python/"]')).first().click();
    await expect(page.locator('section.step')).toContainText(/dictionnaire/i);
  });
});
