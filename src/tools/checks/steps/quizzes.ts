import { basename } from 'node:path';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { linesToOrder, mixedPlaces } from '../../../markdown/tags/shuffle.ts';
import { at } from '../fault.ts';
import { allOf, childrenOf, lineOf, type Node, tagsIn, textOf } from '../read/node.ts';
import type { Tutorial } from '../read/tutorial.ts';

const MAX_LONGEST = 0.4;
const MAX_YES = 1 / 3;
/** A writer who mends these is soon under the share. */
const MAX_NAMED = 5;

interface Quiz {
  /** `3-bases.mdx:812` */
  readonly place: string;
  readonly isRightLongest: boolean;
  readonly isYes: boolean;
}

/** What tells the right answers of a tutorial without its question being read (Y5). */
export function quizzes(tutorial: Tutorial): Fault[] {
  const all = quizzesOf(tutorial);
  return [
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
  const places = found.slice(0, MAX_NAMED).map(({ place }) => place);
  const more = found.length > MAX_NAMED ? '…' : '';
  const says = `${rule.says} dans ${found.length} quiz sur ${all.length}`;
  const remedy = `${rule.remedy} (${places.join(', ')}${more})`;
  return [at(`${folder}/tutorial.yaml`, 1, says, remedy)];
}

function quizzesOf({ lessons }: Tutorial): Quiz[] {
  return lessons.flatMap(({ file, nodes }) =>
    tagsIn(nodes, 'Quiz').map((tag) => {
      const options = allOf([tag]).filter((node) => node.type === 'listItem');
      const right = options.find(({ checked }) => checked);
      const lengths = options.filter((option) => option !== right).map(lengthOf);
      const reason = right ? childrenOf(right)[1] : undefined;
      return {
        place: `${basename(file)}:${lineOf(tag)}`,
        isRightLongest: right !== undefined && lengthOf(right) > Math.max(...lengths),
        isYes: /^oui(?!\p{L})/iu.test(reason ? textOf(reason).trim() : ''),
      };
    }),
  );
}

/** In signs, as the page shows the option without its reason. */
function lengthOf(option: Node): number {
  const [label] = childrenOf(option);
  return label ? textOf(label).length : 0;
}
