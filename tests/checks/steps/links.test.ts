import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSlugs, readTutorials } from '../../../src/checks/read/tutorial.ts';
import { links, type Site, sizeOf } from '../../../src/checks/steps/links.ts';
import { plantTutorial } from '../plant.ts';

const sql = plantTutorial({ bases: '## 2. Choisir des lignes\n' }, { slug: 'sql' });
const SITE: Site = {
  routes: new Set(['/', '/ressources', '/conseils']),
  slugs: ['sql', 'css'],
  tutorials: [sql],
  sizeOf: (path) =>
    new Map([
      ['content/tutorials/x/petit.png', 61_440],
      ['content/tutorials/x/gros.png', 61_441],
      ['public/logos/x.svg', 900],
    ]).get(path),
};

function faults(text: string): string[] {
  const tutorial = plantTutorial({ bases: `${text}\n\n## 1. Lire un mot\n` });
  return links(tutorial, SITE).map((fault) => fault.replace(/^\S+:(\d+) : /, '$1 '));
}

test.each([
  ['[x](#bases-ecrire)', '1 ancre « #bases-ecrire » : aucun titre du tutoriel x ne la porte'],
  ['[x](/resources)', '1 lien « /resources » : la page /resources n’existe pas'],
  ['[x](/ressources/cobol)', '1 lien « /ressources/cobol » : la ressource « cobol » n’existe pas'],
  [
    '[x](/ressources/sql?tabs=base)',
    '1 lien « /ressources/sql?tabs=base » : l’étape « base » n’existe pas',
  ],
  [
    '[x](/ressources/sql#bases-lire)',
    '1 ancre « #bases-lire » : aucun titre du tutoriel sql ne la porte',
  ],
  ['[x](/conseils#sécu)', /la partie « s%C3%A9cu » du guide n’existe pas$/],
  ['[x](http://a.sn/)', '1 lien « http://a.sn/ » : une adresse https://, /… ou #… est attendue'],
  ['[x](page.html)', '1 lien « page.html » : une adresse https://, /… ou #… est attendue'],
  ['Un.\n\n[x][y]\n\n[y]: /perdu', '5 lien « /perdu » : la page /perdu n’existe pas'],
  ['![](petit.png)', '1 l’image petit.png n’a pas de texte : dis ce qu’elle montre'],
  [
    '![Un plan](absent.png)',
    '1 image « absent.png » : le fichier content/tutorials/x/absent.png n’existe pas',
  ],
  [
    '![Un plan](/logos/y.svg)',
    '1 image « /logos/y.svg » : le fichier public/logos/y.svg n’existe pas',
  ],
  ['![Un plan](./gros.png)', '1 image « ./gros.png » : 61 Ko, 60 au plus sont attendus'],
  [
    '![Un plan](https://a.sn/x.png)',
    '1 image « https://a.sn/x.png » : un fichier du tutoriel est attendu',
  ],
])('refuses %s', (text, says) => {
  expect(faults(text)).toEqual([typeof says === 'string' ? says : expect.stringMatching(says)]);
});

test.each([
  '[x](#bases-lire-un-mot) [y](#bases) [z](https://a.sn/) [a](mailto:a@b.sn)',
  '[x](/) [y](/ressources) [z](/ressources/css#plus-tard) [a](/conseils#data)',
  '[x](/ressources/sql?tabs=bases#bases-choisir-des-lignes)',
  '![Un plan](petit.png) ![Un logo](/logos/x.svg)',
])('accepts %s', (text) => {
  expect(faults(text)).toEqual([]);
});

test('les liens et les images des tutoriels mènent quelque part', () => {
  const pages = globSync('**/*.astro', { cwd: 'src/pages' })
    .filter((page) => !page.includes('[') && page !== '404.astro')
    .map((page) => `/${page.replace(/(?:\/?index)?\.astro$/, '')}`);
  expect(pages).toContain('/ressources');
  const tutorials = readTutorials();
  const site = { routes: new Set(pages), slugs: readSlugs(), tutorials, sizeOf };
  expect(tutorials.flatMap((tutorial) => links(tutorial, site))).toEqual([]);
});
