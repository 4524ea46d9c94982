import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { links, type Site } from '../../../../src/tools/checks/steps/links.ts';
import { plantTutorial } from '../plant.ts';
import { plantContent } from '../planted-content.ts';

const sql = plantTutorial({ bases: '## 2. Choisir des lignes\n' }, { slug: 'sql' });
const SITE: Site = {
  routes: new Set(['/', '/ressources', '/conseils']),
  slugs: ['sql', 'css'],
  tutorial: (slug) => (slug === 'sql' ? sql : undefined),
};
const picture = (bytes: number) => Buffer.alloc(bytes, '\x89PNG', 'latin1');
const AN_ID = 'écris l’étape et les mots du titre, comme « #bases-repeter-avec-for »';

/** The faults of a step of `content/tutorials/x`, which has two pictures. */
function faults(text: string): string[] {
  plantContent({
    'content/tutorials/x/petit.png': picture(61_440),
    'content/tutorials/x/gros.png': picture(61_441),
    'content/tutorials/x/texte.png': 'un texte',
    'public/logos/x.svg': '<svg>',
  });
  const tutorial = plantTutorial({ bases: `${text}\n\n## 1. Lire un mot\n` });
  const found = tutorial.lessons.flatMap((lesson) => links(lesson, tutorial, SITE));
  return found.map((fault) => faultLine(fault).replace(/^\S+:(\d+) : /, '$1 '));
}

test.each([
  ['#bases-ecrire', `aucun titre du tutoriel x n’a cette adresse — ${AN_ID}`],
  ['/resources', 'la page /resources n’existe pas — écris « /ressources »'],
  ['/ressources/cobol', 'la ressource « cobol » n’existe pas — écris l’un de : sql, css'],
  [
    '/ressources/sql?tabs=base',
    'l’étape « base » n’existe pas — écris une de ces étapes : intro, first, bases, utils, exos, corrections, project, final',
  ],
  [
    './page.html',
    'il ne mène nulle part — écris une adresse qui commence par https://, par / ou par #',
  ],
])('refuses a link to %s', (url, says) => {
  expect(faults(`[x](${url})`)).toEqual([`1 lien « ${url} » : ${says}`]);
});

test.each([
  [
    '[x](/ressources/sql#bases-lire)',
    `1 lien « #bases-lire » : aucun titre du tutoriel sql n’a cette adresse — ${AN_ID}`,
  ],
  ['[x](/conseils#sécu)', /la partie « s%C3%A9cu » du guide n’existe pas — écris l’un de/],
  [
    'Un.\n\n[x][y]\n\n[y]: /perdu',
    '5 lien « /perdu » : la page /perdu n’existe pas — écris l’un de : /, /ressources, /conseils',
  ],
  [
    '![](./petit.png)',
    '1 image « ./petit.png » : rien ne dit ce qu’elle montre — écris ![ce qu’elle montre](./petit.png)',
  ],
])('refuses %s', (text, says) => {
  expect(faults(text)).toEqual([typeof says === 'string' ? says : expect.stringMatching(says)]);
});

const PUT_IT = 'n’existe pas — mets-y le fichier, ou corrige son nom';

test.each([
  ['./absent.png', `le fichier content/tutorials/x/absent.png ${PUT_IT}`],
  ['/logos/y.svg', `le fichier public/logos/y.svg ${PUT_IT}`],
  ['./gros.png', 'elle pèse 61 Ko — allège-la : 60 Ko au plus'],
  ['./texte.png', 'ce fichier n’est pas une image — enregistre-la en PNG ou en JPEG'],
  [
    'https://a.sn/x.png',
    'elle est sur un autre site — mets l’image dans le dossier du texte, et écris « ./son-nom.png »',
  ],
])('refuses the picture %s', (url, says) => {
  expect(faults(`![Un plan](${url})`)).toEqual([`1 image « ${url} » : ${says}`]);
});

test.each([
  '[x](#bases-lire-un-mot) [y](#bases) [z](https://a.sn/) [a](mailto:a@b.sn)',
  '[x](/) [y](/ressources) [z](/ressources/css#plus-tard) [a](/conseils#data)',
  '[x](/ressources/sql?tabs=bases#bases-choisir-des-lignes)',
  '![Un plan](petit.png) ![Un logo](/logos/x.svg)',
])('accepts %s', (text) => {
  expect(faults(text)).toEqual([]);
});
