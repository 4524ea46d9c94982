import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { links, type Site } from '../../../../src/tools/checks/steps/links.ts';
import { plantTutorial } from '../plant.ts';

const sql = plantTutorial({ bases: '## 2. Choisir des lignes\n' }, { slug: 'sql' });
const SITE: Site = {
  routes: new Set(['/', '/ressources', '/conseils']),
  slugs: ['sql', 'css'],
  tutorial: (slug) => (slug === 'sql' ? sql : undefined),
  isPicture: () => true,
  sizeOf: (path) =>
    new Map([
      ['content/tutorials/x/petit.png', 61_440],
      ['content/tutorials/x/gros.png', 61_441],
      ['public/logos/x.svg', 900],
    ]).get(path),
};

function faults(text: string): string[] {
  const tutorial = plantTutorial({ bases: `${text}\n\n## 1. Lire un mot\n` });
  const found = tutorial.lessons.flatMap((lesson) => links(lesson, tutorial, SITE));
  return found.map((fault) => faultLine(fault).replace(/^\S+:(\d+) : /, '$1 '));
}

test.each([
  [
    '[x](#bases-ecrire)',
    '1 lien « #bases-ecrire » : aucun titre du tutoriel x n’a cette adresse — écris l’étape et les mots du titre, comme « #bases-repeter-avec-for »',
  ],
  [
    '[x](/resources)',
    '1 lien « /resources » : la page /resources n’existe pas — écris « /ressources »',
  ],
  [
    '[x](/ressources/cobol)',
    '1 lien « /ressources/cobol » : la ressource « cobol » n’existe pas — écris l’un de : sql, css',
  ],
  [
    '[x](/ressources/sql?tabs=base)',
    '1 lien « /ressources/sql?tabs=base » : l’étape « base » n’existe pas — écris une de ces étapes : intro, first, bases, utils, exos, corrections, project, final',
  ],
  [
    '[x](/ressources/sql#bases-lire)',
    '1 lien « #bases-lire » : aucun titre du tutoriel sql n’a cette adresse — écris l’étape et les mots du titre, comme « #bases-repeter-avec-for »',
  ],
  ['[x](/conseils#sécu)', /la partie « s%C3%A9cu » du guide n’existe pas — écris l’un de/],
  [
    '[x](./page.html)',
    '1 lien « ./page.html » : il ne mène nulle part — écris une adresse qui commence par https://, par / ou par #',
  ],
  [
    'Un.\n\n[x][y]\n\n[y]: /perdu',
    '5 lien « /perdu » : la page /perdu n’existe pas — écris l’un de : /, /ressources, /conseils',
  ],
  [
    '![](./petit.png)',
    '1 image « ./petit.png » : rien ne dit ce qu’elle montre — écris ![ce qu’elle montre](./petit.png)',
  ],
  [
    '![Un plan](./absent.png)',
    '1 image « ./absent.png » : le fichier content/tutorials/x/absent.png n’existe pas — mets-y le fichier, ou corrige son nom',
  ],
  [
    '![Un plan](/logos/y.svg)',
    '1 image « /logos/y.svg » : le fichier public/logos/y.svg n’existe pas — mets-y le fichier, ou corrige son nom',
  ],
  [
    '![Un plan](./gros.png)',
    '1 image « ./gros.png » : elle pèse 61 Ko — allège-la : 60 Ko au plus',
  ],
  [
    '![Un plan](https://a.sn/x.png)',
    '1 image « https://a.sn/x.png » : elle est sur un autre site — mets l’image dans le dossier du texte, et écris « ./son-nom.png »',
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
