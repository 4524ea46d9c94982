import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { readYaml } from '../../../../src/tools/checks/read/yaml.ts';
import {
  prerequisiteCycles,
  stepGoals,
  tutorialGoals,
} from '../../../../src/tools/checks/steps/goals.ts';
import { plantTutorial, said } from '../plant.ts';

const step = (objectives: string) =>
  `---\ntitle: Bases\ndescription: X\n${objectives}---\n\nOui.\n`;
const VERBS = 'objectives:\n  - écrire un programme\n  - lire une trace\n';

test.each([
  ['bases', VERBS, []],
  ['bases', '', ['1 : il y en a 0 — il faut 2 à 4 objectifs']],
  ['corrections', '', []],
  ['corrections', VERBS, ['5 : il y en a 2 — il faut 0 objectifs']],
])('the step %s with the objectives %j', (key, objectives, says) => {
  expect(said(stepGoals, key, step(objectives))).toEqual(says);
});

const NAMES = 'de content/resources.yaml : x, html, css, sql';

test.each([
  ['prerequisites: [html]\nnext: [sql, css]', []],
  [
    'prerequisites: [html]\nnext: [sql, cobol]',
    [`2 : « cobol » n’est pas un tutoriel — écris un nom ${NAMES}`],
  ],
  ['next: [sql, x]', ['1 : « x » est ce tutoriel lui-même — nommes-en un autre']],
  [
    'prerequisites: [htlm]',
    [`1 : « htlm » n’est pas un tutoriel — écris « html », ou un autre nom ${NAMES}`],
  ],
])('tutorial.yaml with %j', (about, says) => {
  const tutorial = plantTutorial({}, { about });
  const file = `${tutorial.folder}/tutorial.yaml`;
  expect(tutorialGoals(tutorial, ['x', 'html', 'css', 'sql']).map(faultLine)).toEqual(
    says.map((fault) => `${file}:${fault}`),
  );
});

test.each([
  [{ a: 'b', b: 'c', c: '' }, []],
  [{ a: 'a' }, []],
  [{ a: 'b, c', b: 'c', c: '' }, []],
  [{ a: 'b', b: 'a' }, ['a → b → a', 'b → a → b']],
  [{ a: 'b', b: 'c', c: 'a' }, ['a → b → c → a', 'b → c → a → b', 'c → a → b → c']],
  [{ a: 'b', b: 'c', c: 'b' }, ['b → c → b', 'c → b → c']],
])('prerequisites %o go round in %o', (asks, says) => {
  const tutorials = Object.entries(asks).map(([slug, list]) =>
    plantTutorial({}, { slug, folder: slug, about: `prerequisites: [${list}]` }),
  );
  expect(prerequisiteCycles(tutorials).map(faultLine)).toEqual(
    says.map(
      (way) =>
        `${way[0]}/tutorial.yaml:1 : les prérequis tournent en rond : ${way} — enlève l’un d’eux`,
    ),
  );
});

test('reads the fields of a YAML file with their lines', () => {
  expect(readYaml('x.yaml', 'a: un\nb:\n  - deux\nc: 3\n').fields).toEqual([
    { path: 'a', value: 'un', line: 1 },
    { path: 'b.0', value: 'deux', line: 3 },
  ]);
});
