import { describe, expect, test } from 'vitest';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { coverageFaults, missingCoverage } from '../../../src/tools/checks/coverage.ts';
import { openLibrary } from '../../../src/tools/checks/read/tutorial.ts';
import { plantTutorial } from './plant.ts';
import { plantContent } from './planted-content.ts';

const FOLDER = 'content/tutorials/sql';
const FILE = `${FOLDER}/coverage.yaml`;
const BASES = `---
title: Bases
---

## 1. Choisir des lignes

Un mot.

### Avec un nom

\`\`\`sql
SELECT 1;
\`\`\`

## 2. Sans exemple

\`\`\`text
rien
\`\`\`

<Correction nom="3-tri" titre="Tri">

\`\`\`sql hidden
SELECT 2;
\`\`\`

</Correction>
`;

/** What is said of a notion of this level, and of the lines after it, without the file's name. */
function faultsOf(level: string, ...rest: string[]): string[] {
  const notion = ['- notion: Trier', `niveau: ${level}`, ...rest].join('\n  ');
  plantContent({ [FILE]: `${notion}\n`, [`${FOLDER}/3-bases.mdx`]: BASES });
  return coverageFaults(FILE, openLibrary()).map((fault) =>
    faultLine(fault).replace(`${FILE}:`, ''),
  );
}

describe('a notion of coverage.yaml', () => {
  test.each([
    ['an essential one, taught with an example', 'essentiel', 'lieu: bases-choisir-des-lignes'],
    ['a useful one, under a title', 'utile', 'lieu: bases-sans-exemple'],
    ['a useful one, on a page', 'utile', 'lieu: https://sqlite.org/lang.html'],
    ['one for later, on a page', 'ensuite', 'lieu: https://sqlite.org/lang.html'],
    ['one that is left out for a reason', 'essentiel', 'absence: Elle vient au projet.'],
    ['one for later', 'ensuite', ''],
  ])('%s is none', (_, level, rest) => {
    expect(faultsOf(level, rest)).toEqual([]);
  });

  test.each([
    [
      'a title that is not there, near another',
      ['utile', 'lieu: bases-choisir-des-ligne'],
      '3 : « Trier » : aucun titre de ce tutoriel n’a l’adresse « bases-choisir-des-ligne » — écris « bases-choisir-des-lignes »',
    ],
    [
      'a title that is not there',
      ['utile', 'lieu: joindre'],
      '3 : « Trier » : aucun titre de ce tutoriel n’a l’adresse « joindre » — écris l’étape et les mots du titre, comme « bases-repeter-avec-for »',
    ],
    [
      'an essential one without an example',
      ['essentiel', 'lieu: bases-sans-exemple'],
      '3 : « Trier » : il n’y a pas d’exemple sous « bases-sans-exemple » — ajoutes-en un, ou nomme un autre titre',
    ],
    [
      'an essential one elsewhere',
      ['essentiel', 'lieu: https://sqlite.org/'],
      '3 : « Trier » : une notion essentielle est sur un autre site — enseigne-la ici, sous un titre',
    ],
    [
      'neither a place nor a reason',
      ['essentiel'],
      '1 : « Trier » : rien ne dit où c’est enseigné — écris « lieu: » et un titre, ou « absence: » et la raison',
    ],
    [
      'a place and a reason',
      ['utile', 'lieu: bases-sans-exemple', 'absence: Elle vient au projet.'],
      '4 : « Trier » : un lieu et une absence — garde l’un des deux',
    ],
    [
      'a reason for what comes later',
      ['ensuite', 'absence: Elle vient au projet.'],
      '3 : « Trier » : ce qui vient ensuite n’a pas d’absence à expliquer — enlève « absence », ou écris « niveau: utile »',
    ],
  ])('%s is a fault', (_, [level = '', ...rest], says) => {
    expect(faultsOf(level, ...rest)).toEqual([says]);
  });
});

test('a tutorial without coverage.yaml is a fault', () => {
  const sql = plantTutorial({}, { slug: 'sql', folder: FOLDER });
  plantContent({});
  expect(missingCoverage(sql, openLibrary()).map(faultLine)).toEqual([
    `${FILE}:1 : ce fichier manque — écris-y ce que les guides enseignent, et où ce tutoriel l’enseigne`,
  ]);
  plantContent({ [FILE]: '' });
  expect(missingCoverage(sql, openLibrary())).toEqual([]);
});
