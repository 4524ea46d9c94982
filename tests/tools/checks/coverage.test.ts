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

/** What is said of these lines of `coverage.yaml`, without the file's name. */
function faultsOf(notion: string): string[] {
  plantContent({ [FILE]: `- notion: Trier\n${notion}`, [`${FOLDER}/3-bases.mdx`]: BASES });
  return coverageFaults(FILE, openLibrary()).map((fault) =>
    faultLine(fault).replace(`${FILE}:`, ''),
  );
}

describe('a notion of coverage.yaml', () => {
  test.each([
    ['an essential one, taught with an example', 'niveau: essentiel', 'bases-choisir-des-lignes'],
    ['a useful one, under a title', 'niveau: utile', 'bases-sans-exemple'],
    ['a useful one, on a page', 'niveau: utile', 'https://sqlite.org/lang.html'],
    ['one for later, on a page', 'niveau: ensuite', 'https://sqlite.org/lang.html'],
  ])('%s', (_, level, place) => {
    expect(faultsOf(`  ${level}\n  lieu: ${place}\n`)).toEqual([]);
  });

  test.each([
    [
      'one that is left out for a reason',
      '  niveau: essentiel\n  absence: Elle vient au projet.\n',
    ],
    ['one for later', '  niveau: ensuite\n'],
  ])('%s', (_, rest) => {
    expect(faultsOf(rest)).toEqual([]);
  });

  test.each([
    {
      what: 'a title that is not there, near another',
      rest: '  niveau: utile\n  lieu: bases-choisir-des-ligne\n',
      says: '3 : « Trier » : aucun titre de ce tutoriel n’a l’adresse « bases-choisir-des-ligne » — écris « bases-choisir-des-lignes »',
    },
    {
      what: 'a title that is not there',
      rest: '  niveau: utile\n  lieu: joindre\n',
      says: '3 : « Trier » : aucun titre de ce tutoriel n’a l’adresse « joindre » — écris l’étape et les mots du titre, comme « bases-repeter-avec-for »',
    },
    {
      what: 'an essential one without an example',
      rest: '  niveau: essentiel\n  lieu: bases-sans-exemple\n',
      says: '3 : « Trier » : il n’y a pas d’exemple sous « bases-sans-exemple » — ajoutes-en un, ou nomme un autre titre',
    },
    {
      what: 'an essential one elsewhere',
      rest: '  niveau: essentiel\n  lieu: https://sqlite.org/\n',
      says: '3 : « Trier » : une notion essentielle est sur un autre site — enseigne-la ici, sous un titre',
    },
    {
      what: 'neither a place nor a reason',
      rest: '  niveau: essentiel\n',
      says: '1 : « Trier » : rien ne dit où c’est enseigné — écris « lieu: » et un titre, ou « absence: » et la raison',
    },
    {
      what: 'a place and a reason',
      rest: '  niveau: utile\n  lieu: bases-sans-exemple\n  absence: Elle vient au projet.\n',
      says: '4 : « Trier » : un lieu et une absence — garde l’un des deux',
    },
    {
      what: 'a reason for what comes later',
      rest: '  niveau: ensuite\n  absence: Elle vient au projet.\n',
      says: '3 : « Trier » : ce qui vient ensuite n’a pas d’absence à expliquer — enlève « absence », ou écris « niveau: utile »',
    },
  ])('$what is a fault', ({ rest, says }) => {
    expect(faultsOf(rest)).toEqual([says]);
  });
});

describe('a tutorial without coverage.yaml', () => {
  test('is a fault', () => {
    const sql = plantTutorial({}, { slug: 'sql', folder: FOLDER });
    plantContent({});
    expect(missingCoverage(sql, openLibrary()).map(faultLine)).toEqual([
      `${FILE}:1 : ce fichier manque — écris-y ce que les guides enseignent, et où ce tutoriel l’enseigne`,
    ]);
    plantContent({ [FILE]: '' });
    expect(missingCoverage(sql, openLibrary())).toEqual([]);
  });
});
