import { expect, test } from 'vitest';
import { pieces } from '../../../../src/tools/checks/steps/pieces.ts';
import { said } from '../plant.ts';

const quizzes = (count: number) => '<Quiz>\n\nOui ?\n\n</Quiz>\n\n'.repeat(count);
const error = '<Erreur message="x">\n\nNon.\n\n</Erreur>\n\nPuis.\n\n';
const exercise =
  '<Exercise nom="1-x" titre="X" minutes="5" notions="if">\n\nFais.\n\n</Exercise>\n\n';
const points = (count: number) => `${'- un\n'.repeat(count)}\n`;
const lines = (count: number) => `${'x = 1\n'.repeat(count)}`;
const milestone = (end: string) => `<Milestone titre="M">\n\nFais.\n\n${end}\n\n</Milestone>\n\n`;
const seen = milestone('Bien. Tu dois voir 4.');
const correction = (text: string) =>
  `<Correction nom="1-x" titre="X">\n\n${text}\n\n</Correction>\n\n`;

const LESSON = `## Rappel\n\n${quizzes(3)}## 1. Lire\n\n${error.repeat(4)}## L'essentiel\n\n- un\n\n## Quiz\n\n${quizzes(5)}`;
/** Steps that lack nothing. */
const GOOD: Readonly<Record<string, string>> = {
  intro: `## Un avant-goût\n\n\`\`\`python\n${lines(15)}\`\`\`\n\n\`\`\`output\n1\n\`\`\`\n\n## Trois usages\n\n## Peux-tu commencer ?\n\n## Ce qu'il te faut\n\n## Le plan\n\n## Les versions\n`,
  first: `\`\`\`python fails\nx\n\`\`\`\n\n<Parsons>\n\n</Parsons>\n\n## Quiz\n\n${quizzes(4)}`,
  bases: LESSON,
  utils: LESSON,
  exos: exercise.repeat(6),
  corrections: correction('**Une autre façon.** Oui.').repeat(2) + correction('Oui.').repeat(4),
  project: `${seen.repeat(5)}\`\`\`python file=a.py\n${lines(70)}\`\`\`\n\n\`\`\`python file=a.py\n${lines(40)}\`\`\`\n\n\`\`\`python file=b.py\n${lines(20)}\`\`\`\n\n## Vérifier\n\n## Aller plus loin\n\n**Un.** Oui.\n\n**Deux.** Oui.\n\n**Trois.** Oui.\n`,
  final: `## L'essentiel\n\n${points(8)}## Quiz de révision\n\n${quizzes(12)}## À revoir\n\n- J+2\n- J+7\n- J+30\n\n## Mémo\n\n## Et maintenant\n`,
};

test.each(Object.entries(GOOD))('%s passes with all its pieces', (step, text) => {
  expect(said(pieces, step, text)).toEqual([]);
});

test.each(['bases', 'utils'])(
  'in the third edition, %s has its questions in its pauses',
  (step) => {
    const text = LESSON.replace(/## Quiz\n[\s\S]*/, '');
    expect(said(pieces, step, text, { isThird: true })).toEqual([]);
    expect(said(pieces, step, text)).toEqual([titled('Quiz')]);
  },
);

test('a milestone may end with what is folded', () => {
  const folded = '<Indice>\n\nUn.\n\n</Indice>\n\n<Solution>\n\nx\n\n</Solution>';
  const text = GOOD.project?.replace('Tu dois voir 4.', `Tu dois voir 4.\n\n${folded}`) ?? '';
  expect(said(pieces, 'project', text)).toEqual([]);
});

test('the taste of a server is the answer to its request', () => {
  const server = `\`\`\`java file=A.java hidden\nclass A {}\n\`\`\`\n\n\`\`\`java server\nimport a.b;\n\n${lines(15)}\`\`\`\n\n\`\`\`http\nGET /\n\`\`\`\n`;
  const lesson = GOOD.intro?.replace(/```python[^`]*```\n/, server);
  expect(lesson).toContain('GET /');
  expect(said(pieces, 'intro', lesson ?? '')).toEqual([]);
});

/** What is missing, and what to write. */
const lacks = (what: string, remedy: string) => `1 : il manque ${what} — écris ${remedy}`;
const titled = (title: string) => lacks('une partie', `« ## ${title} »`);
const like = (title: string) => `${titled(title)}, ou un titre proche`;
const ANSWER = 'un exemple complet, suivi de son résultat';
const FINAL = '1 : le code final du projet (les blocs « file= ») a 59 lignes — il en faut 60 à 200';

test.each<[step: string, from: string, to: string, says: string]>([
  ['intro', 'avant-goût', 'début', like('Un avant-goût')],
  ['intro', 'Trois usages', 'Trois fois', like('Trois usages près de chez toi')],
  ['intro', 'Peux-tu commencer ?', 'Toi', like('Peux-tu commencer ?')],
  ['intro', "Ce qu'il te faut", 'Outils', like('Ce qu’il te faut')],
  ['intro', 'Le plan', 'La planche', like('Le plan')],
  ['intro', 'Les versions', 'Fin', like('Les versions')],
  ['intro', '```output', '```text', lacks('un avant-goût', ANSWER)],
  ['intro', lines(15), lines(16), '3 : l’avant-goût a 16 lignes — il en faut 1 à 15'],
  ['first', '<Parsons>\n\n</Parsons>', '', '1 : cette étape a 0 <Parsons> — il en faut 1'],
  ['first', ' fails', '', lacks('un message d’erreur lu', 'un exemple « fails » ou une <Erreur>')],
  ['first', quizzes(4), quizzes(2), '9 : « Quiz » a 2 <Quiz> — il en faut 3 à 4'],
  ['bases', quizzes(3), quizzes(2), '1 : « Rappel » a 2 <Quiz> — il en faut 3'],
  ['bases', '## Rappel', '## Autre', titled('Rappel')],
  ['bases', error, '', '1 : cette étape a 3 <Erreur> — il en faut 4 au moins'],
  ['bases', "L'essentiel", 'Retenir', like("L'essentiel")],
  ['utils', '## Quiz', '## Fin', titled('Quiz')],
  ['exos', exercise, exercise + exercise, '1 : cette étape a 7 <Exercise> — il en faut 6'],
  [
    'corrections',
    'autre façon',
    'suite',
    lacks('deux corrections qui comparent', '« une autre façon » dans deux corrections'),
  ],
  [
    'project',
    'Tu dois voir 4.',
    'Voilà.',
    '1 : ce jalon ne finit pas par « Tu dois voir… » — écris-le dans son dernier paragraphe',
  ],
  ['project', seen, '', '1 : cette étape a 4 <Milestone> — il en faut 5 à 8'],
  ['project', `file=b.py\n${lines(20)}`, `file=b.py\n${lines(19)}`, FINAL],
  [
    'project',
    `python file=b.py\n${lines(20)}`,
    `java file=B.java\nimport a.b;\n\n${lines(19)}`,
    FINAL,
  ],
  ['project', '## Vérifier', '## Voir', like('Vérifier')],
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
    `${titled('Aller plus loin')} avec trois extensions`,
  ],
  ['final', points(8), points(7), "1 : « L'essentiel » a 7 points — il en faut 8 à 12"],
  ['final', quizzes(12), quizzes(13), '12 : « Quiz de révision » a 13 <Quiz> — il en faut 8 à 12'],
  [
    'final',
    '- J+30',
    '- J+3',
    '86 : « À revoir » ne dit rien de J+30 — écris ce qu’il faut revoir à J+30',
  ],
  ['final', '## Mémo', '## Note', like('Mémo')],
  ['final', '## Et maintenant', '## Bravo', like('Et maintenant')],
])('%s, case %#', (step, from, to, says) => {
  expect(said(pieces, step, (GOOD[step] ?? '').replace(from, to))).toEqual([says]);
});
