import { expect, test } from 'vitest';
import { stepSchema } from '../../../src/collections/schemas/step.ts';
import { tutorialSchema } from '../../../src/collections/schemas/tutorial.ts';
import { faultLine } from '../../../src/markdown/lesson-fault.ts';
import { readYaml } from '../../../src/tools/checks/read/yaml.ts';
import { schemaFaults } from '../../../src/tools/checks/schemas.ts';

const text = (count: number) => 'a'.repeat(count);
const notAVerb = (value: string) =>
  `« ${value} » ne commence pas par un verbe à l’infinitif — écris par exemple « écrire un programme qui… »`;
const vague = (value: string) =>
  `« ${value} » : ce verbe ne s’observe pas — commence par écrire, lire, prédire, corriger, choisir…`;
const step = (description: string, objectives: string) =>
  `---\ntitle: Bases\ndescription: ${description}\nobjectives:\n${objectives}---\n\nOui.\n`;
const VERBS = '  - écrire un programme\n  - lire une trace\n';

test.each([
  [
    'a short description',
    step(text(69), VERBS),
    '3 : description : il y en a 69 — il faut 70 à 160 caractères',
  ],
  [
    'a long description',
    step(text(161), VERBS),
    '3 : description : il y en a 161 — il faut 70 à 160 caractères',
  ],
  [
    'one objective',
    step(text(70), '  - écrire un texte\n'),
    '4 : objectives : il y en a 1 — il faut 2 à 4 objectifs',
  ],
  [
    'five objectives',
    step(text(70), `${VERBS}${VERBS}  - choisir un outil\n`),
    '4 : objectives : il y en a 5 — il faut 2 à 4 objectifs',
  ],
  [
    'a vague verb',
    step(text(70), `${VERBS}  - Comprendre les boucles\n`),
    `7 : objectives, 3e élément : ${vague('Comprendre les boucles')}`,
  ],
  [
    'a vague pronominal',
    step(text(70), `${VERBS}  - se familiariser avec Git\n`),
    `7 : objectives, 3e élément : ${vague('se familiariser avec Git')}`,
  ],
  [
    'a noun',
    step(text(70), `${VERBS}  - lecture d'un fichier\n`),
    `7 : objectives, 3e élément : ${notAVerb("lecture d'un fichier")}`,
  ],
  [
    'a key that nobody expects',
    step(text(70), VERBS).replace('title: Bases', 'title: Bases\nslug: bases'),
    '3 : slug : cette clé n’est pas prévue — corrige son nom, ou enlève-la',
  ],
  [
    'a key that is missing',
    step(text(70), VERBS).replace('title: Bases\n', ''),
    '2 : title : cette clé manque — écris « title: … »',
  ],
])('says of %s', (_, source, says) => {
  const file = 'content/tutorials/x/3-bases.mdx';
  expect(schemaFaults(readYaml(file, source), stepSchema).map(faultLine)).toEqual([
    `${file}:${says}`,
  ]);
});

const ABOUT = `title: X
category: Web
description: ${text(110)}
icon: html
level: débutant
phone: oui
updated: 2026-11-20
version: { taught: "5", minimum: "5", checkedOn: 2026-11-20, checkedWith: Un outil }
prerequisites: [html]
objectives:
  - écrire un programme
  - lire une trace
  - choisir un outil
  - tester une fonction
sources:
  - https://a.sn/
  - https://b.sn/
next: [sql, css]
`;

test.each([
  ['nothing', '', '', []],
  [
    'a short description',
    text(110),
    text(109),
    ['3 : description : il y en a 109 — il faut 110 à 160 caractères'],
  ],
  [
    'three objectives',
    '  - lire une trace\n',
    '',
    ['10 : objectives : il y en a 3 — il faut 4 à 6 objectifs'],
  ],
  [
    'a vague verb',
    'choisir un',
    'maîtriser cet',
    [`13 : objectives, 3e élément : ${vague('maîtriser cet outil')}`],
  ],
  [
    'one source',
    '  - https://b.sn/\n',
    '',
    ['15 : sources : il y en a 1 — il faut au moins 2 sources'],
  ],
  ['one next', '[sql, css]', '[sql]', ['18 : next : il y en a 1 — il faut 2 à 3 suites']],
  [
    'no date',
    '2026-11-20\nversion',
    'hier\nversion',
    ['7 : updated : « hier » — écris une date comme 2026-11-20'],
  ],
  [
    'nothing checked',
    ', checkedWith: Un outil',
    '',
    [
      '8 : version : il manque checkedWith — lance « npm run samples -- content/tutorials/x --write », qui l’écrit',
    ],
  ],
])('says of %s in tutorial.yaml', (_, from, to, says) => {
  const file = 'content/tutorials/x/tutorial.yaml';
  expect(
    schemaFaults(readYaml(file, ABOUT.replace(from, to)), tutorialSchema).map(faultLine),
  ).toEqual(says.map((fault) => `${file}:${fault}`));
});
