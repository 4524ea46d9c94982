import { basename } from 'node:path';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { linesToOrder, mixedPlaces } from '../../../markdown/tags/shuffle.ts';
import { at } from '../fault.ts';
import { allOf, childrenOf, lineOf, type Node, type Tag, tagsIn, textOf } from '../read/node.ts';
import type { Tutorial } from '../read/tutorial.ts';

const MAX_LONGEST = 0.4;
const MAX_YES = 1 / 3;
/** A writer who mends these is soon under the share. */
const MAX_NAMED = 5;

interface Quiz {
  readonly isRightLongest: boolean;
  /** The shortest or the longest, alone or not; neither where all are as long. */
  readonly isRightShort: boolean;
  readonly isRightLong: boolean;
  readonly isYes: boolean;
  /** What is asked: its code, or its words when it has none. */
  readonly asked: string;
  /** An option says why: reasons belong to the answers. */
  readonly reason: string | undefined;
  readonly file: string;
  readonly line: number;
}

const REASONS = /(?<!\p{L})(?:(?:car|afin|parce)(?!\p{L})|(?:puis|pour )qu(?:e(?!\p{L})|['’]))/iu;

/** What tells the right answers of a tutorial without its question being read (Y5). */
export function quizzes(tutorial: Tutorial): Fault[] {
  const all = quizzesOf(tutorial);
  return [
    ...(tutorial.isThird ? third(tutorial, all) : []),
    ...tooMany(tutorial, all, {
      share: MAX_LONGEST,
      isOne: ({ isRightLongest }) => isRightLongest,
      says: 'la bonne réponse est la plus longue',
      remedy: 'il en faut 40 % au plus : raccourcis-la ou allonge une autre',
    }),
    ...tooMany(tutorial, all, {
      share: MAX_YES,
      isOne: ({ isYes }) => isYes,
      says: 'l’explication de la bonne réponse commence par « Oui »',
      remedy: 'il en faut un tiers au plus : commence par la raison',
    }),
  ];
}

/** What the third edition asks too. */
function third(tutorial: Tutorial, all: readonly Quiz[]): Fault[] {
  const seen = new Map<string, string>();
  return [
    ...tooMany(tutorial, all, {
      share: MAX_LONGEST,
      isOne: ({ isRightLong }) => isRightLong,
      says: 'la bonne réponse est la plus longue, seule ou non,',
      remedy: 'il en faut 40 % au plus : raccourcis-la ou allonge une autre',
    }),
    ...tooMany(tutorial, all, {
      share: MAX_LONGEST,
      isOne: ({ isRightShort }) => isRightShort,
      says: 'la bonne réponse est la plus courte, seule ou non,',
      remedy: 'il en faut 40 % au plus : allonge-la ou raccourcis une autre',
    }),
    ...all.flatMap(({ file, line, reason }) =>
      reason === undefined
        ? []
        : [
            at(
              file,
              line,
              `« ${reason} » : une réponse dit pourquoi`,
              'dis ce qui arrive ; la raison va dans l’explication',
            ),
          ],
    ),
    ...all.flatMap((quiz) => {
      const { asked, file, line } = quiz;
      const twin = seen.get(asked);
      seen.set(asked, placeOf(quiz));
      if (twin === undefined) return [];
      return [
        at(
          file,
          line,
          `cette question est déjà posée en ${twin}`,
          'demande autre chose, ou sur un autre code',
        ),
      ];
    }),
  ];
}

/** Two exercises of a tutorial whose lines are mixed alike: who has done one knows the other (T14). */
export function parsons({ lessons }: Tutorial): Fault[] {
  const seen = new Map<string, string>();
  return lessons.flatMap(({ file, nodes }) =>
    tagsIn(nodes, 'Parsons').flatMap((tag) => {
      const sample = allOf([tag]).find((node) => node.type === 'code');
      const order = mixedPlaces(linesToOrder(sample ? textOf(sample) : '')).join(' ');
      const twin = seen.get(order);
      seen.set(order, `${basename(file)}:${lineOf(tag)}`);
      if (twin === undefined || order === '') return [];
      const says = `les lignes de ce <Parsons> sont mêlées comme celles de ${twin}`;
      return [at(file, lineOf(tag), says, 'change un mot d’une ligne, ou ajoute une ligne')];
    }),
  );
}

function tooMany(
  { folder }: Tutorial,
  all: readonly Quiz[],
  rule: { share: number; isOne: (quiz: Quiz) => boolean; says: string; remedy: string },
): Fault[] {
  const found = all.filter(rule.isOne);
  if (found.length <= all.length * rule.share) return [];
  const places = found.slice(0, MAX_NAMED).map(placeOf);
  const more = found.length > MAX_NAMED ? '…' : '';
  const says = `${rule.says} dans ${found.length} quiz sur ${all.length}`;
  const remedy = `${rule.remedy} (${places.join(', ')}${more})`;
  return [at(`${folder}/tutorial.yaml`, 1, says, remedy)];
}

/** `3-bases.mdx:812` */
function placeOf({ file, line }: Quiz): string {
  return `${basename(file)}:${line}`;
}

function quizzesOf({ lessons }: Tutorial): Quiz[] {
  return lessons.flatMap(({ file, nodes }) =>
    tagsIn(nodes, 'Quiz').map((tag) => {
      const options = allOf([tag]).filter((node) => node.type === 'listItem');
      const right = options.find(({ checked }) => checked);
      const lengths = options.filter((option) => option !== right).map(lengthOf);
      const own = right ? lengthOf(right) : 0;
      const isTold = lengths.some((length) => length !== own);
      const explained = right ? childrenOf(right)[1] : undefined;
      return {
        ...{ file, line: lineOf(tag) },
        isRightLongest: own > Math.max(...lengths),
        isRightLong: isTold && own >= Math.max(...lengths),
        isRightShort: isTold && own <= Math.min(...lengths),
        asked: askedBy(tag),
        reason: options.map(labelOf).find((label) => REASONS.test(label)),
        isYes: /^oui(?!\p{L})/iu.test(explained ? textOf(explained).trim() : ''),
      };
    }),
  );
}

/** The code of a question, or its words when it has none. */
function askedBy(tag: Tag): string {
  const parts = childrenOf(tag).filter(({ type }) => type !== 'list');
  const code = parts.filter(({ type }) => type === 'code');
  const all = code.length > 0 ? code : parts;
  return all.map(textOf).join('\n').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** In signs, as the page shows the option without its reason. */
function lengthOf(option: Node): number {
  return labelOf(option).length;
}

function labelOf(option: Node): string {
  const [label] = childrenOf(option);
  return label ? textOf(label) : '';
}
