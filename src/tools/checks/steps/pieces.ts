import { isShown } from '../../../markdown/fences.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import type { StepKey } from '../../../rules/tutorial/steps.ts';
import { allAt, at, type Sentence } from '../fault.ts';
import { type Lesson, type Section, sectionOf, sectionsOf } from '../read/lesson.ts';
import {
  allOf,
  childrenOf,
  isTag,
  lineOf,
  type Node,
  type Tag,
  tagsIn,
  textOf,
} from '../read/node.ts';
import { importsIn, samplesIn } from '../read/sample.ts';
import type { Tutorial } from '../read/tutorial.ts';
import { outside } from './sizes.ts';

/** Something that a step must hold; says what is missing, and where. */
type Piece = (lesson: Lesson, tutorial: Pick<Tutorial, 'isThird'>) => Fault[];

const MANY = Number.POSITIVE_INFINITY;
const MAX_TASTE_LINES = 15;
const EXTENSIONS = [3, 3] as const;
const FINAL_CODE_LINES = [60, 200] as const;
const REVIEWS = ['J+2', 'J+7', 'J+30'];

/** What each step must contain (Y5). */
const PIECES: Readonly<Record<StepKey, readonly Piece[]>> = {
  intro: [
    section(/avant-goût/i, 'Un avant-goût'),
    section(/usages/i, 'Trois usages près de chez toi'),
    section(/commencer/i, 'Peux-tu commencer ?'),
    section(/te faut/i, 'Ce qu’il te faut'),
    section(/plan\b/i, 'Le plan'),
    section(/version/i, 'Les versions'),
    taste,
  ],
  first: [tags('Parsons', 1, 1), messageRead, quizzes('Quiz', 3, 4)],
  bases: [quizzes('Rappel', 3, 3), ...lessonPieces()],
  utils: [beforeThird(quizzes('Rappel', 3, 3)), ...lessonPieces()],
  exos: [tags('Exercise', 6, 6)],
  corrections: [tags('Correction', 6, 6), otherWays],
  project: [
    tags('Milestone', 5, 8),
    milestoneEnds,
    finalCode,
    section(/vérifier|contrôle/i, 'Vérifier'),
    extensions,
  ],
  final: [
    points("L'essentiel", 8, 12),
    quizzes('Quiz de révision', 8, 12),
    within('À revoir', reviews),
    section(/^Mémo/, 'Mémo'),
    section(/^Et maintenant/, 'Et maintenant'),
  ],
};

export function pieces(lesson: Lesson, tutorial: Pick<Tutorial, 'isThird'>): Fault[] {
  return PIECES[lesson.step].flatMap((piece) => piece(lesson, tutorial));
}

function lessonPieces(): Piece[] {
  return [
    tags('Erreur', 4, MANY),
    section(/^L'essentiel/, "L'essentiel"),
    beforeThird(quizzes('Quiz', 5, 6)),
  ];
}

/** The third edition has its questions in its pauses. */
function beforeThird(piece: Piece): Piece {
  return (lesson, tutorial) => (tutorial.isThird ? [] : piece(lesson, tutorial));
}

function section(title: RegExp, example: string): Piece {
  return (lesson) => {
    const isThere = sectionsOf(lesson).some((one) => title.test(one.title));
    const remedy = `écris « ## ${example} », ou un titre proche`;
    return isThere ? [] : missing(lesson, 'une partie', remedy);
  };
}

function tags(name: string, least: number, most: number): Piece {
  return ({ file, nodes }) => {
    const count = tagsIn(nodes, name).length;
    return allAt(file, 1, outside('cette étape', [least, most], count, `<${name}>`));
  };
}

function quizzes(title: string, least: number, most: number): Piece {
  return within(title, ({ nodes }) =>
    outside(`« ${title} »`, [least, most], tagsIn(nodes, 'Quiz').length, '<Quiz>'),
  );
}

function points(title: string, least: number, most: number): Piece {
  return within(title, ({ nodes }) => {
    const items = allOf(nodes).filter(({ type }) => type === 'listItem');
    return outside(`« ${title} »`, [least, most], items.length, 'points');
  });
}

/** A section that begins so, and what is asked of it. */
function within(title: string, judge: (section: Section) => readonly Sentence[]): Piece {
  return (lesson) => {
    const found = sectionOf(lesson, title);
    if (!found) return missing(lesson, 'une partie', `écris « ## ${title} »`);
    return allAt(lesson.file, found.line, judge(found));
  };
}

/** A sample with its result; that of a server is the answer to a request. */
function taste(lesson: Lesson): Fault[] {
  const [first, ...others] = samplesIn(lesson.nodes).filter(isShown);
  const [result] = others.filter(({ language }) => language !== 'http');
  if (!first || result?.language !== 'output') {
    return missing(lesson, 'un avant-goût', 'écris un exemple complet, suivi de son résultat');
  }
  const count = first.lines.length - importsIn(first);
  const faults = outside('l’avant-goût', [1, MAX_TASTE_LINES], count, 'lignes');
  return allAt(lesson.file, first.line, faults);
}

function messageRead(lesson: Lesson): Fault[] {
  const { nodes } = lesson;
  const isRead = samplesIn(nodes).some(({ words }) => words.has('fails'));
  const isShown = isRead || tagsIn(nodes, 'Erreur').length > 0;
  const remedy = 'écris un exemple « fails » ou une <Erreur>';
  return isShown ? [] : missing(lesson, 'un message d’erreur lu', remedy);
}

function otherWays(lesson: Lesson): Fault[] {
  const all = tagsIn(lesson.nodes, 'Correction');
  const compared = all.filter((tag) => /autre façon/i.test(textOf(tag)));
  if (compared.length >= 2) return [];
  const remedy = 'écris « une autre façon » dans deux corrections';
  return missing(lesson, 'deux corrections qui comparent', remedy);
}

function milestoneEnds({ file, nodes }: Lesson): Fault[] {
  const says = 'ce jalon ne finit pas par « Tu dois voir… »';
  return tagsIn(nodes, 'Milestone')
    .filter((tag) => !/Tu dois voir/.test(textOf(lastShown(tag))))
    .map((tag) => at(file, lineOf(tag), says, 'écris-le dans son dernier paragraphe'));
}

/** The last thing of a milestone that nothing folds. */
function lastShown(tag: Tag): Node {
  return childrenOf(tag).findLast((node) => !isTag(node, 'Indice', 'Solution')) ?? tag;
}

/** The last version of each file of the project, all together, imports of Java left out. */
function finalCode({ file, nodes }: Lesson): Fault[] {
  const files = new Map(
    samplesIn(nodes).map((sample) => [sample.fileName, sample.lines.length - importsIn(sample)]),
  );
  files.delete(undefined);
  const count = [...files.values()].reduce((sum, lines) => sum + lines, 0);
  const what = 'le code final du projet (les blocs « file= »)';
  return allAt(file, 1, outside(what, FINAL_CODE_LINES, count, 'lignes'));
}

function extensions(lesson: Lesson): Fault[] {
  const found = sectionsOf(lesson).find(({ title }) => /aller plus loin|extension/i.test(title));
  const wanted = 'écris « ## Aller plus loin » avec trois extensions';
  if (!found) return missing(lesson, 'une partie', wanted);
  const count = found.nodes.filter(isTitled).length;
  const faults = outside(`« ${found.title} »`, EXTENSIONS, count, 'extensions');
  return faults.map(({ says, remedy }) =>
    at(lesson.file, found.line, says, `${remedy}, chacune commence par son nom en gras`),
  );
}

/** « **Crédit client.** Certaines clientes… » */
function isTitled(node: Node): boolean {
  return node.type === 'paragraph' && childrenOf(node)[0]?.type === 'strong';
}

function reviews({ nodes }: Section): Sentence[] {
  const said = new Set<string>(
    nodes
      .map(textOf)
      .join('\n')
      .match(/J\+\d+/g),
  );
  return REVIEWS.filter((date) => !said.has(date)).map((date) => ({
    says: `« À revoir » ne dit rien de ${date}`,
    remedy: `écris ce qu’il faut revoir à ${date}`,
  }));
}

function missing({ file }: Lesson, what: string, remedy: string): Fault[] {
  return [at(file, 1, `il manque ${what}`, remedy)];
}
