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
const STEP = step(text(70), VERBS);
const third = (objective: string) => step(text(70), `${VERBS}  - ${objective}\n`);
const THIRD = '7 : objectives, 3e élément';
const count = (place: string, has: number, wants: string) =>
  `${place} : il y en a ${has} — il faut ${wants}`;

test.each([
  [step(text(69), VERBS), count('3 : description', 69, '70 à 160 caractères')],
  [step(text(161), VERBS), count('3 : description', 161, '70 à 160 caractères')],
  [step(text(70), '  - écrire un texte\n'), count('4 : objectives', 1, '2 à 4 objectifs')],
  [
    step(text(70), `${VERBS}${VERBS}  - choisir un outil\n`),
    count('4 : objectives', 5, '2 à 4 objectifs'),
  ],
  [third('Comprendre les boucles'), `${THIRD} : ${vague('Comprendre les boucles')}`],
  [third('se familiariser avec Git'), `${THIRD} : ${vague('se familiariser avec Git')}`],
  [third("lecture d'un fichier"), `${THIRD} : ${notAVerb("lecture d'un fichier")}`],
  [
    STEP.replace('title: Bases', 'title: Bases\nslug: bases'),
    '3 : slug : cette clé n’est pas prévue — corrige son nom, ou enlève-la',
  ],
  [STEP.replace('title: Bases\n', ''), '2 : title : cette clé manque — écris « title: … »'],
])('of a step, case %#: %s', (source, says) => {
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
const FILE = 'content/tutorials/x/tutorial.yaml';
const about = (from: string, to: string) =>
  schemaFaults(readYaml(FILE, ABOUT.replace(from, to)), tutorialSchema).map(faultLine);

test('a tutorial.yaml that lacks nothing has no fault', () => {
  expect(about('', '')).toEqual([]);
});

test.each([
  [text(110), text(109), count('3 : description', 109, '110 à 160 caractères')],
  ['  - lire une trace\n', '', count('10 : objectives', 3, '4 à 6 objectifs')],
  ['choisir un', 'maîtriser cet', `13 : objectives, 3e élément : ${vague('maîtriser cet outil')}`],
  ['  - https://b.sn/\n', '', count('15 : sources', 1, 'au moins 2 sources')],
  ['[sql, css]', '[sql]', count('18 : next', 1, '2 à 3 suites')],
  [
    '2026-11-20\nversion',
    'hier\nversion',
    '7 : updated : « hier » — écris une date comme 2026-11-20',
  ],
  [
    ', checkedWith: Un outil',
    '',
    '8 : version : il manque checkedWith — lance « npm run samples -- content/tutorials/x --write », qui l’écrit',
  ],
])('of a tutorial.yaml with « %s » as « %s »', (from, to, says) => {
  expect(about(from, to)).toEqual([`${FILE}:${says}`]);
});
