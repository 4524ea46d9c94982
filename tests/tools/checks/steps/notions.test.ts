import { expect, test } from 'vitest';
import { isInfinitive } from '../../../../src/collections/schemas/objective.ts';
import { notions } from '../../../../src/tools/checks/steps/notions.ts';
import { said } from '../plant.ts';

const words = (count: number) => 'mot '.repeat(count).trim();
const notion = (number: number) =>
  `## ${number}. Lire un fichier\n\n${words(100)}\n\n\`\`\`python\nx = 1\n\`\`\`\n\n<Atoi>\n\n${words(60)}\n\n</Atoi>\n\n`;
const GOOD = `## Rappel\n\n${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(notion).join('')}## L'essentiel\n\n${words(300)}\n\n## Quiz\n`;
const TITLE = '## 2. Lire un fichier';

test.each(['bases', 'utils'])('%s passes with ten notions in order', (step) => {
  expect(said(notions, step, GOOD)).toEqual([]);
});

test('a promised number is the number of notions', () => {
  const step = (head: string, opening: string) =>
    said(notions, 'bases', `---\ndescription: ${head} de Python\n---\n\n${opening}.\n\n${GOOD}`);
  expect(step('Dix notions', "Dix outils t'y mènent, trois notions par jour")).toEqual([]);
  expect(step('Treize notions', 'Onze outils')).toEqual([
    '2 : « Treize notions » : cette étape en a 10 — écris « dix notions », et dans 1-intro.mdx s’il y est dit',
    '5 : « Onze outils » : cette étape en a 10 — écris « dix outils », et dans 1-intro.mdx s’il y est dit',
  ]);
});

test('a pause between two notions is none', () => {
  const pause = '## Pause : compter\n\nUn besoin.\n\n';
  expect(said(notions, 'bases', GOOD.replace('## 4. Lire', `${pause}## 4. Lire`))).toEqual([]);
});

test.each([
  [18, []],
  [19, ['1 : cette étape a 19 notions — il en faut 10 à 18']],
])('the third edition has up to eighteen: %i', (count, says) => {
  const all = Array.from({ length: count }, (_, at) => notion(at + 1)).join('');
  expect(said(notions, 'bases', all, { isThird: true })).toEqual(says);
});

test('other steps have none', () => {
  expect(said(notions, 'intro', '## Le plan\n')).toEqual([]);
});

const first = (says: string) => `3 : « 1. Lire un fichier » ${says}`;
const misnumbered = (title: string) => `17 : « ${title} » est la notion 2 — écris « ## 2. … »`;
const NOT_A_VERB =
  '17 : « Les boucles » ne commence pas par un verbe à l’infinitif — écris par exemple « ## 2. Répéter avec `for` »';
const ATOI = `${words(60)}\n\n</Atoi>`;
const SAMPLE = '\n\n```python\nx = 1';

test.each([
  ['one notion less', notion(10), '', '1 : cette étape a 9 notions — il en faut 10 à 13'],
  ['a gap', TITLE, '## 3. Lire un fichier', misnumbered('3. Lire un fichier')],
  ['no number', TITLE, '## Lire un fichier', misnumbered('Lire un fichier')],
  ['a noun for a title', TITLE, '## 2. Les boucles', NOT_A_VERB],
  [
    'few words',
    `${ATOI}\n\n## 2.`,
    `${words(40)}\n\n</Atoi>\n\n## 2.`,
    first('a 143 mots — il en faut 150 à 450'),
  ],
  [
    'many words without code',
    `${words(100)}${SAMPLE}`,
    `${words(120)}\n\n- ${words(81)}${SAMPLE}`,
    '7 : 201 mots sans exemple — ajoute un exemple : un tous les 200 mots au plus',
  ],
  [
    'no <Atoi>',
    `<Atoi>\n\n${ATOI}`,
    words(60),
    first('n’a pas d’<Atoi> — ajoutes-en un, avec sa <Reponse>'),
  ],
])('says of %s', (_, from, to, says) => {
  expect(said(notions, 'bases', GOOD.replace(from, to))).toEqual([says]);
});

test.each([
  ["Répéter avec for|Se servir d'un fichier|S'arrêter à temps|écrire|Copier une liste", true],
  ['Initier, manier, soustraire|Soustraire|Faire un total', true],
  ['Les boucles|Lecture d’un fichier|Fichier texte|Mémoire|', false],
])('« %s » begin with an infinitive: %s', (titles, expected) => {
  expect(titles.split('|').filter((title) => isInfinitive(title) !== expected)).toEqual([]);
});
