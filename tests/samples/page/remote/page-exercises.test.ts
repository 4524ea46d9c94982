import { describe } from 'vitest';
import { refuses } from '../../exercises/planted-exercise.ts';

const IMPORTS = `import assert from 'node:assert/strict';
import { axe, test, validate } from './navigateur.js';
`;

const page = (body: string) => `<!DOCTYPE html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <title>Caisse</title>
</head>
<body>
  <main>
    <h1>Caisse</h1>
${body}
  </main>
</body>
</html>
`;

const script = (code: string) =>
  page(`<button type="button">Vendre</button>
<output></output>
<script>
let total = 0;
document.querySelector('button').addEventListener('click', () => {
  ${code}
  document.querySelector('output').textContent = total + ' FCFA';
});
</script>`);

const HTML = {
  'starter.html': script(''),
  'solution.html': script('total += 150;'),
  'tests.js': `${IMPORTS}
const vendre = (page) => page.getByRole('button', { name: /^vendre$/i });

test('rien au début', async ({ page }) => {
  assert.equal(await page.locator('output').textContent(), '');
});
test('une vente', async ({ page }) => {
  await vendre(page).click();
  assert.equal(await page.locator('output').textContent(), '150 FCFA');
});
test('deux ventes, au clavier', async ({ page }) => {
  await vendre(page).focus();
  for (const touche of ['Enter', ' ']) await page.keyboard.press(touche);
  assert.equal(await page.locator('output').textContent(), '300 FCFA');
});
test('tient sur un petit écran', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const largeur = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(largeur, 320);
});
test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
  assert.deepEqual(await axe(), []);
});
`,
};

const CSS = {
  'starter.css': 'h1 { color: black; }\n',
  'solution.css': 'h1 { color: light-dark(#123, #def); }\n@media print { h1 { display: none; } }\n',
  'page.html': page('').replace(
    '</title>',
    '</title>\n  <link rel="stylesheet" href="exercice.css">',
  ),
  'tests.js': `${IMPORTS}
const couleur = (page) => page.locator('h1').evaluate((titre) => getComputedStyle(titre).color);

test('le jour', async ({ page }) => {
  assert.equal(await couleur(page), 'rgb(17, 34, 51)');
});
test('la nuit', async ({ page }) => {
  await page.evaluate(() => { document.documentElement.style.colorScheme = 'light dark'; });
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.equal(await couleur(page), 'rgb(221, 238, 255)');
});
test('imprimée', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('h1').isVisible(), false);
});
test('sans faute', async () => {
  assert.deepEqual(await validate(), []);
});
`,
};

const withTest = (body: string) => ({
  'tests.js': `${HTML['tests.js']}test('de plus', async ({ page }) => {\n${body}\n});\n`,
});

describe('an exercise that is a page', () => {
  refuses(HTML, [
    [
      'a solution that misses',
      { 'solution.html': script('total += 100;') },
      "solution.html:1 : la solution rate une vente : obtenu '100 FCFA', attendu '150 FCFA'",
    ],
    [
      'a page that html-validate refuses',
      { 'solution.html': HTML['solution.html'].replace('</h1>', '<p></p></h1>') },
      'solution.html:1 : la solution rate sans faute : ',
    ],
    [
      'a page that axe refuses',
      {
        'solution.html': HTML['solution.html'].replace('<h1>', '<h1 style="color: #999">'),
      },
      "'color-contrast: h1'",
    ],
    [
      'a script that does not load',
      { 'starter.html': script('total += ;') },
      'starter.html:1 : le départ ne s’exécute pas : SyntaxError',
    ],
    [
      'an error in the console, in the middle of a test',
      { 'solution.html': script('total += 150; console.error("oups");') },
      'oups',
    ],
    [
      'a page that never ends',
      { 'solution.html': script('for (;;);') },
      'la page ne répond plus : cherche la boucle sans fin',
    ],
    [
      'a page that calls the network',
      { 'solution.html': script('total += 150; fetch("https://example.org");') },
      'solution.html:1 : la solution rate une vente : ',
    ],
    [
      'a test that waits for what does not come',
      withTest("await page.getByRole('link').click();"),
      "la solution rate de plus : locator.click: Timeout 2000ms exceeded. waiting for getByRole('link')",
    ],
    [
      'a test that asks for more than is offered',
      withTest("await page.screenshot({ path: '/tmp/fuite.png' });"),
      '« screenshot » n’est pas offert',
    ],
    [
      'tests that cannot be read',
      { 'tests.js': 'import test from;' },
      'starter.html:1 : le départ ne',
    ],
    ['a missing file', { 'solution.html': undefined }, ':1 : il manque solution.html'],
  ]);
});

describe('an exercise that is a style sheet', () => {
  refuses(CSS, [
    [
      'a solution that misses',
      { 'solution.css': CSS['starter.css'] },
      'la solution rate le jour : ',
    ],
    [
      'what Chromium does not know',
      { 'solution.css': `${CSS['solution.css']}p { colr: red; }` },
      'propriété inconnue « colr »',
    ],
    ['no page to show it', { 'page.html': undefined }, 'il manque page.html'],
  ]);
});
