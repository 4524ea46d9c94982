import { expect, test } from 'vitest';
import { fieldsOf } from './field.ts';
import { prerequisiteCycles, stepGoals, tutorialGoals } from './goals.ts';
import { plantLesson, plantTutorial, readSlugs, readTutorials } from './tutorial.ts';

const text = (count: number) => 'a'.repeat(count);
const OBSERVABLE =
  'un verbe observable à l’infinitif est attendu (écrire, lire, prédire, corriger, choisir…)';
const step = (description: string, objectives: string) =>
  `---\ntitle: Bases\ndescription: ${description}\nobjectives:\n${objectives}---\n\nOui.\n`;
const VERBS = '  - écrire un programme\n  - lire une trace\n';

test.each([
  [
    'a short description',
    step(text(69), VERBS),
    '3 : la description a 69 caractères, il en faut 70 à 160',
  ],
  [
    'a long description',
    step(text(161), VERBS),
    '3 : la description a 161 caractères, il en faut 70 à 160',
  ],
  [
    'one objective',
    step(text(70), '  - écrire un texte\n'),
    '5 : objectives : 1 objectifs, il en faut 2 à 4',
  ],
  [
    'a vague verb',
    step(text(70), `${VERBS}  - Comprendre les boucles\n`),
    `7 : « Comprendre les boucles » : ${OBSERVABLE}`,
  ],
  [
    'a vague pronominal',
    step(text(70), `${VERBS}  - se familiariser avec Git\n`),
    `7 : « se familiariser avec Git » : ${OBSERVABLE}`,
  ],
  [
    'a noun',
    step(text(70), `${VERBS}  - lecture d'un fichier\n`),
    `7 : « lecture d'un fichier » : ${OBSERVABLE}`,
  ],
])('says of %s', (_, source, says) => {
  const lesson = plantLesson('bases', source);
  expect(stepGoals(lesson)).toEqual([`${lesson.file}:${says}`]);
});

test('corrections have no objective', () => {
  const source = `---\ntitle: C\ndescription: ${text(80)}\n---\n\nOui.\n`;
  expect(stepGoals(plantLesson('corrections', source))).toEqual([]);
  expect(stepGoals(plantLesson('corrections', step(text(80), VERBS)))).toHaveLength(1);
});

const ABOUT = `title: X
description: ${text(110)}
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
const SLUGS = ['x', 'html', 'css', 'sql'];

test.each([
  ['nothing', '', '', []],
  [
    'a short description',
    text(110),
    text(109),
    ['2 : la description a 109 caractères, il en faut 110 à 160'],
  ],
  [
    'three objectives',
    '  - lire une trace\n',
    '',
    ['5 : objectives : 3 objectifs, il en faut 4 à 6'],
  ],
  ['a vague verb', 'choisir un', 'maîtriser cet', [`7 : « maîtriser cet outil » : ${OBSERVABLE}`]],
  ['one source', '  - https://b.sn/\n', '', ['10 : sources : 1 sources, il en faut 2 au moins']],
  [
    'an unknown next',
    '[sql, css]',
    '[sql, cobol]',
    ['12 : « cobol » : un slug de content/resources.yaml est attendu'],
  ],
  ['one next', '[sql, css]', '[sql]', ['12 : next : 1 suites (next), il en faut 2 à 3']],
  ['itself as next', '[sql, css]', '[sql, x]', ['12 : « x » est ce tutoriel lui-même']],
  [
    'an unknown prerequisite',
    '[html]',
    '[htlm]',
    ['3 : « htlm » : un slug de content/resources.yaml est attendu'],
  ],
])('says of %s in tutorial.yaml', (_, from, to, says) => {
  const tutorial = plantTutorial({}, { about: ABOUT.replace(from, to) });
  const file = 'content/tutorials/x/tutorial.yaml';
  expect(tutorialGoals(tutorial, SLUGS)).toEqual(says.map((fault) => `${file}:${fault}`));
});

test.each([
  [{ a: 'b', b: 'c', c: '' }, []],
  [{ a: 'b, c', b: 'c', c: '' }, []],
  [{ a: 'b', b: 'a' }, ['a → b → a', 'b → a → b']],
  [{ a: 'b', b: 'c', c: 'a' }, ['a → b → c → a', 'b → c → a → b', 'c → a → b → c']],
  [{ a: 'b', b: 'c', c: 'b' }, ['b → c → b', 'c → b → c']],
])('prerequisites %o go round in %o', (asks, says) => {
  const tutorials = Object.entries(asks).map(([slug, list]) =>
    plantTutorial({}, { slug, folder: slug, about: `prerequisites: [${list}]` }),
  );
  expect(prerequisiteCycles(tutorials)).toEqual(
    says.map((way) => `${way[0]}/tutorial.yaml:1 : les prérequis tournent en rond : ${way}`),
  );
});

test('reads the fields of a YAML file with their lines', () => {
  expect(fieldsOf('a: un\nb:\n  - deux\nc: 3\n')).toEqual([
    { path: 'a', value: 'un', line: 1 },
    { path: 'b.0', value: 'deux', line: 3 },
  ]);
});

test('les tutoriels annoncent ce qui s’observe, et mènent quelque part', () => {
  const tutorials = readTutorials();
  const slugs = readSlugs();
  expect(slugs).toHaveLength(15);
  expect([
    ...tutorials.flatMap((tutorial) => tutorialGoals(tutorial, slugs)),
    ...tutorials.flatMap(({ lessons }) => lessons.flatMap(stepGoals)),
    ...prerequisiteCycles(tutorials),
  ]).toEqual([]);
});
