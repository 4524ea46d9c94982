import { describe } from 'vitest';
import { refuses } from '../../exercises/planted-exercise.ts';

const IMPORTS = `import assert from 'node:assert/strict';
import { appareil, ecran, estVu, etat, rouvrir, style, test, texte, un } from './navigateur.js';
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
test('rien au début', () => assert.equal(texte('output'), ''));
test('une vente', () => {
  un('button').click();
  assert.equal(texte('output'), '150 FCFA');
});
test('chaque test a une page neuve', () => {
  for (const _ of [1, 2]) un('button').click();
  assert.equal(texte('output'), '300 FCFA');
});
test('tient sur un petit écran', async () => {
  await ecran(320, 600);
  assert.equal(document.documentElement.scrollWidth, 320);
});
test('le test suivant retrouve le téléphone', async () => {
  assert.deepEqual([innerWidth, innerHeight], [360, 740]);
  await ecran(500, 400);
  await rouvrir();
  assert.equal(innerWidth, 500);
});
`,
};

const CSS = {
  'starter.css': 'h1 { color: black; }\n',
  'solution.css': `:root { color-scheme: light dark; }
h1 { color: light-dark(#123, #def); }
@media print { h1 { display: none; } }
@media (prefers-color-scheme: dark) { h1 { font-weight: 400; } }
h1:hover { font-style: italic; }
`,
  'page.html': page('').replace(
    '</title>',
    '</title>\n  <link rel="stylesheet" href="exercice.css">',
  ),
  'tests.js': `${IMPORTS}
test('le jour', () => assert.equal(style('h1', 'color'), 'rgb(17, 34, 51)'));
test('la nuit', () => {
  appareil({ couleurs: 'sombres' });
  assert.deepEqual([style('h1', 'color'), style('h1', 'font-weight')], ['rgb(221, 238, 255)', '400']);
});
test('imprimée', () => {
  appareil({ support: 'papier' });
  assert.equal(estVu('h1'), false);
});
test('au survol', () => {
  etat('h1', 'survol');
  assert.equal(style('h1', 'font-style'), 'italic');
});
`,
};

const withTest = (title: string, body: string) => ({
  'tests.js': `${HTML['tests.js']}test(${title}, () => {\n${body}\n});\n`,
});

describe('an exercise that is a page', () => {
  refuses(HTML, [
    [
      'a solution that misses',
      { 'solution.html': script('total += 100;') },
      "solution.html:1 : la solution rate une vente : reçu : '100 FCFA' ; attendu : '150 FCFA'",
    ],
    [
      'a page that html-validate refuses',
      { 'solution.html': HTML['solution.html'].replace('</h1>', '<p></p></h1>') },
      'solution.html:1 : un outil refuse la solution : ligne 9',
    ],
    [
      'a page that axe refuses',
      {
        'solution.html': HTML['solution.html'].replace('<h1>', '<h1 style="color: #999">'),
      },
      'un outil refuse la solution : color-contrast: h1',
    ],
    [
      'an error in the console, in the middle of a test',
      { 'solution.html': script('total += 150; console.error("oups");') },
      'la solution rate une vente : oups',
    ],
    [
      'a page that never ends',
      { 'solution.html': script('for (;;);') },
      'la solution rate une vente : Error: Cette boucle tournait encore',
    ],
    [
      'a page that calls the network',
      { 'solution.html': script('total += 150; fetch("https://example.org");') },
      'solution.html:1 : la solution rate ',
    ],
    [
      'what is thrown and is no error',
      withTest("'de plus'", "throw 'oups';"),
      "la solution rate de plus : lancé sans être une erreur : 'oups'",
    ],
    [
      'an element that is not there',
      withTest("'de plus'", "un('a');"),
      'la solution rate de plus : reçu : aucun élément « a »',
    ],
    [
      'a test whose name the page cannot list',
      withTest("['de', 'plus'].join(' ')", ''),
      'écris chaque nom en toutes lettres',
    ],
    [
      'tests that cannot be read',
      { 'tests.js': 'import test from;' },
      'starter.html:1 : le départ ne s’exécute pas : Faute de syntaxe',
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
