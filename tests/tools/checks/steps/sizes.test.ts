import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { STEPS } from '../../../../src/rules/tutorial/step-labels.ts';
import { missingSteps, stepSize, tutorialSize } from '../../../../src/tools/checks/steps/sizes.ts';
import { plantTutorial, said } from '../plant.ts';

const words = (count: number) => `${'mot '.repeat(count).trim()}\n\n`;
const samples = (count: number) => '```python\nx = 1\n```\n\n'.repeat(count);
const FILES = '<Fichier nom="exercises/1-x/starter.py" />\n\n'.repeat(19);

test.each([
  ['few words', 'intro', words(349) + samples(1), '349 mots — il en faut 350 à 900'],
  ['many words', 'bases', words(5_001) + samples(20), '5 001 mots — il en faut 2 200 à 5 000'],
  ['few samples', 'first', words(700) + samples(3), '3 exemples exécutés — il en faut 4 à 8'],
  ['many samples', 'final', words(400) + samples(4), '4 exemples exécutés — il en faut 0 à 3'],
  ['many files', 'corrections', words(1_300) + FILES, '19 exemples exécutés — il en faut 6 à 18'],
])('says of %s', (_, step, text, says) => {
  expect(said(stepSize, step, text)).toEqual([`1 : cette étape a ${says}`]);
});

test.each([
  ['the bounds themselves', 'intro', words(350) + samples(2)],
  ['code that is no word', 'intro', `${words(900)}\`\`\`text\n${words(500)}\`\`\`\n${samples(1)}`],
  [
    'code that is only shown, hidden, or part of a question',
    'final',
    `${words(400)}\`\`\`output\n1\n\`\`\`\n\n\`\`\`sh\nls\n\`\`\`\n\n\`\`\`python hidden\nx\n\`\`\`\n\n\`\`\`js check\nx\n\`\`\`\n\n<Quiz>\n\n${samples(4)}</Quiz>`,
  ],
  [
    'the files of a pause, which its reader works on',
    'bases',
    `${words(2_200)}${samples(40)}<Exercise nom="1-x" minutes="8" notions="if">\n\n${FILES}</Exercise>\n`,
  ],
  ['a project, whose milestones are counted', 'project', words(1_000)],
])('passes %s', (_, step, text) => {
  expect(said(stepSize, step, text)).toEqual([]);
});

test.each([
  ['bases', 4_500, []],
  ['bases', 4_501, ['1 : cette étape, plis fermés, a 4 501 mots — il en faut 2 200 à 4 500']],
  ['utils', 4_001, ['1 : cette étape, plis fermés, a 4 001 mots — il en faut 1 800 à 4 000']],
])('the third edition counts what is open: %s, %i words', (step, count, says) => {
  const fold = `<Atoi>\n\n<Reponse>\n\n${words(900)}</Reponse>\n\n</Atoi>\n\n`;
  const text = words(count) + samples(20) + fold;
  expect(said(stepSize, step, text, { isThird: true })).toEqual(says);
});

test.each([
  [8_499, ['le tutoriel entier a 8 499 mots']],
  [17_001, ['le tutoriel entier a 17 001 mots']],
  [8_500, []],
  [17_000, []],
])('counts the whole tutorial: %i words', (count, says) => {
  const steps = Object.fromEntries(STEPS.map(({ key }) => [key, '']));
  const tutorial = plantTutorial({ ...steps, bases: words(count) });
  expect(tutorialSize(tutorial).map(faultLine)).toEqual(
    says.map((text) => `${tutorial.folder}/tutorial.yaml:1 : ${text} — il en faut 8 500 à 17 000`),
  );
});

test('says which steps are missing', () => {
  const steps = Object.fromEntries(STEPS.slice(2).map(({ key }) => [key, '']));
  expect(missingSteps(plantTutorial(steps)).map(faultLine)).toEqual([
    'content/tutorials/x/1-intro.mdx:1 : cette étape manque — écris-la : un tutoriel en a huit',
    'content/tutorials/x/2-first.mdx:1 : cette étape manque — écris-la : un tutoriel en a huit',
  ]);
});
