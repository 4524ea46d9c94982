import { describe, expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { pieces } from '../../../../src/tools/checks/steps/pieces.ts';
import { plantLesson } from '../plant.ts';

const quizzes = (count: number) => '<Quiz>\n\nOui ?\n\n</Quiz>\n\n'.repeat(count);
const errors = '<Erreur message="x">\n\nNon.\n\n</Erreur>\n\nPuis.\n\n'.repeat(4);
const points = (count: number) => `${'- un\n'.repeat(count)}\n`;
const lines = (count: number) => `${'x = 1\n'.repeat(count)}`;
const milestone = (end: string) => `<Milestone titre="M">\n\nFais.\n\n${end}\n\n</Milestone>\n\n`;
const correction = (text: string) =>
  `<Correction nom="1-x" titre="X">\n\n${text}\n\n</Correction>\n\n`;

const LESSON = `## Rappel\n\n${quizzes(3)}## 1. Lire\n\n${errors}## L'essentiel\n\n- un\n\n## Quiz\n\n${quizzes(5)}`;
/** Steps that lack nothing. */
const GOOD: Readonly<Record<string, string>> = {
  intro: `## Un avant-goût\n\n\`\`\`python\n${lines(15)}\`\`\`\n\n\`\`\`output\n1\n\`\`\`\n\n## Trois usages\n\n## Peux-tu commencer ?\n\n## Ce qu'il te faut\n\n## Le plan\n\n## Les versions\n`,
  first: `\`\`\`python fails\nx\n\`\`\`\n\n<Parsons>\n\n</Parsons>\n\n## Quiz\n\n${quizzes(4)}`,
  bases: LESSON,
  utils: LESSON,
  exos: '<Exercise nom="1-x" titre="X" minutes="5" notions="if">\n\nFais.\n\n</Exercise>\n\n'.repeat(
    6,
  ),
  corrections: correction('**Une autre façon.** Oui.').repeat(2) + correction('Oui.').repeat(4),
  project: `${milestone('Bien. Tu dois voir 4.').repeat(5)}\`\`\`python file=a.py\n${lines(70)}\`\`\`\n\n\`\`\`python file=a.py\n${lines(40)}\`\`\`\n\n\`\`\`python file=b.py\n${lines(20)}\`\`\`\n\n## Vérifier\n\n## Aller plus loin\n\n**Un.** Oui.\n\n**Deux.** Oui.\n\n**Trois.** Oui.\n`,
  final: `## L'essentiel\n\n${points(8)}## Quiz de révision\n\n${quizzes(12)}## À revoir\n\n- J+2\n- J+7\n- J+30\n\n## Mémo\n\n## Et maintenant\n`,
};

describe.each(Object.entries(GOOD))('%s', (step, text) => {
  test('passes with all its pieces', () => {
    expect(pieces(plantLesson(step, text))).toEqual([]);
  });
});

test('the taste of a server is the answer to its request', () => {
  const server = `\`\`\`java file=A.java hidden\nclass A {}\n\`\`\`\n\n\`\`\`java server\nimport a.b;\n\n${lines(15)}\`\`\`\n\n\`\`\`http\nGET /\n\`\`\`\n`;
  const lesson = GOOD.intro?.replace(/```python[^`]*```\n/, server);
  expect(lesson).toContain('GET /');
  expect(pieces(plantLesson('intro', lesson ?? ''))).toEqual([]);
});

test.each<[step: string, from: string, to: string, says: string]>([
  [
    'intro',
    'avant-goût',
    'début',
    '1 : il manque une partie — écris « ## Un avant-goût », ou un titre proche',
  ],
  [
    'intro',
    'Trois usages',
    'Trois fois',
    '1 : il manque une partie — écris « ## Trois usages près de chez toi », ou un titre proche',
  ],
  [
    'intro',
    'Peux-tu commencer ?',
    'Toi',
    '1 : il manque une partie — écris « ## Peux-tu commencer ? », ou un titre proche',
  ],
  [
    'intro',
    "Ce qu'il te faut",
    'Outils',
    '1 : il manque une partie — écris « ## Ce qu’il te faut », ou un titre proche',
  ],
  [
    'intro',
    'Le plan',
    'La planche',
    '1 : il manque une partie — écris « ## Le plan », ou un titre proche',
  ],
  [
    'intro',
    'Les versions',
    'Fin',
    '1 : il manque une partie — écris « ## Les versions », ou un titre proche',
  ],
  [
    'intro',
    '```output',
    '```text',
    '1 : il manque un avant-goût — écris un exemple complet, suivi de son résultat',
  ],
  ['intro', lines(15), lines(16), '3 : l’avant-goût a 16 lignes — il en faut 1 à 15'],
  ['first', '<Parsons>\n\n</Parsons>', '', '1 : cette étape a 0 <Parsons> — il en faut 1'],
  [
    'first',
    ' fails',
    '',
    '1 : il manque un message d’erreur lu — écris un exemple « fails » ou une <Erreur>',
  ],
  ['first', quizzes(4), quizzes(2), '9 : « Quiz » a 2 <Quiz> — il en faut 3 à 4'],
  ['bases', quizzes(3), quizzes(2), '1 : « Rappel » a 2 <Quiz> — il en faut 3'],
  ['bases', '## Rappel', '## Autre', '1 : il manque une partie — écris « ## Rappel »'],
  [
    'bases',
    '<Erreur message="x">\n\nNon.\n\n</Erreur>\n\n',
    '',
    '1 : cette étape a 3 <Erreur> — il en faut 4 au moins',
  ],
  [
    'bases',
    "L'essentiel",
    'Retenir',
    "1 : il manque une partie — écris « ## L'essentiel », ou un titre proche",
  ],
  ['utils', '## Quiz', '## Fin', '1 : il manque une partie — écris « ## Quiz »'],
  [
    'exos',
    '</Exercise>',
    '</Exercise>\n\n<Exercise>\n\n</Exercise>',
    '1 : cette étape a 7 <Exercise> — il en faut 6',
  ],
  [
    'corrections',
    'autre façon',
    'suite',
    '1 : il manque deux corrections qui comparent — écris « une autre façon » dans deux corrections',
  ],
  [
    'project',
    'Tu dois voir 4.',
    'Voilà.',
    '1 : ce jalon ne finit pas par « Tu dois voir… » — écris-le dans son dernier paragraphe',
  ],
  [
    'project',
    milestone('Bien. Tu dois voir 4.'),
    '',
    '1 : cette étape a 4 <Milestone> — il en faut 5 à 8',
  ],
  [
    'project',
    `file=b.py\n${lines(20)}`,
    `file=b.py\n${lines(19)}`,
    '1 : le code final du projet (les blocs « file= ») a 59 lignes — il en faut 60 à 200',
  ],
  [
    'project',
    `python file=b.py\n${lines(20)}`,
    `java file=B.java\nimport a.b;\n\n${lines(19)}`,
    '1 : le code final du projet (les blocs « file= ») a 59 lignes — il en faut 60 à 200',
  ],
  [
    'project',
    '## Vérifier',
    '## Voir',
    '1 : il manque une partie — écris « ## Vérifier », ou un titre proche',
  ],
  [
    'project',
    '**Trois.** Oui.',
    '',
    '182 : « Aller plus loin » a 2 extensions — il en faut 3, chacune commence par son nom en gras',
  ],
  [
    'project',
    '## Aller plus loin',
    '## Suite',
    '1 : il manque une partie — écris « ## Aller plus loin » avec trois extensions',
  ],
  ['final', points(8), points(7), "1 : « L'essentiel » a 7 points — il en faut 8 à 12"],
  ['final', quizzes(12), quizzes(13), '12 : « Quiz de révision » a 13 <Quiz> — il en faut 8 à 12'],
  [
    'final',
    '- J+30',
    '- J+3',
    '86 : « À revoir » ne dit rien de J+30 — écris ce qu’il faut revoir à J+30',
  ],
  [
    'final',
    '## Mémo',
    '## Note',
    '1 : il manque une partie — écris « ## Mémo », ou un titre proche',
  ],
  [
    'final',
    '## Et maintenant',
    '## Bravo',
    '1 : il manque une partie — écris « ## Et maintenant », ou un titre proche',
  ],
])('%s, case %#', (step, from, to, says) => {
  const lesson = plantLesson(step, (GOOD[step] ?? '').replace(from, to));
  expect(pieces(lesson).map(faultLine)).toEqual([`${lesson.file}:${says}`]);
});
