import { countSentence } from '../../../collections/schemas/fields.ts';
import { STEP_OBJECTIVES } from '../../../collections/schemas/step.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at, writeNear } from '../fault.ts';
import type { Lesson } from '../read/lesson.ts';
import type { Tutorial } from '../read/tutorial.ts';
import type { Field } from '../read/yaml.ts';

const RESOURCES = 'content/resources.yaml';

/** Corrections have no objective, every other step has some: the schema does not know the step. */
export function stepGoals(lesson: Lesson): Fault[] {
  const [first, ...others] = listOf(lesson.fields, 'objectives');
  const isCorrections = lesson.step === 'corrections';
  if (isCorrections === (first === undefined)) return [];
  const bounds = isCorrections ? ([0, 0] as const) : STEP_OBJECTIVES;
  const count = first ? others.length + 1 : 0;
  const { says, remedy } = countSentence(bounds, 'objectifs', count);
  return [{ ...at(lesson.file, first?.line ?? 1, says, remedy), restsOn: lesson.file }];
}

/** The tutorials around this one; `slugs` are those of `resources.yaml`. */
export function tutorialGoals(
  { slug, folder, fields }: Tutorial,
  slugs: readonly string[],
): Fault[] {
  const file = `${folder}/tutorial.yaml`;
  const named = [...listOf(fields, 'next'), ...listOf(fields, 'prerequisites')];
  return named.flatMap(({ line, value }) => {
    if (value === slug) {
      return [at(file, line, `« ${value} » est ce tutoriel lui-même`, 'nommes-en un autre')];
    }
    if (slugs.includes(value)) return [];
    const first = writeNear(value, slugs, 'écris un nom', ', ou un autre nom');
    const remedy = `${first} de ${RESOURCES} : ${slugs.join(', ')}`;
    const says = `« ${value} » n’est pas un tutoriel`;
    return [{ ...at(file, line, says, remedy), restsOn: RESOURCES }];
  });
}

/** No tutorial asks for itself, however long the way round. */
export function prerequisiteCycles(tutorials: readonly Tutorial[]): Fault[] {
  const asked = ({ fields }: Tutorial) => listOf(fields, 'prerequisites').map(({ value }) => value);
  const asks = new Map(tutorials.map((one) => [one.slug, asked(one)]));
  const wayBack = (from: string, goal: string, seen: readonly string[]): string[] | undefined => {
    for (const next of asks.get(from) ?? []) {
      if (next === goal) return [...seen, next];
      const way = seen.includes(next) ? undefined : wayBack(next, goal, [...seen, next]);
      if (way) return way;
    }
    return undefined;
  };
  return tutorials.flatMap(({ slug, folder }) => {
    const way = wayBack(slug, slug, [slug]);
    // Who names itself alone is told at its line.
    if (!way || way.length === 2) return [];
    const says = `les prérequis tournent en rond : ${way.join(' → ')}`;
    return [at(`${folder}/tutorial.yaml`, 1, says, 'enlève l’un d’eux')];
  });
}

function listOf(fields: readonly Field[], name: string): Field[] {
  return fields.filter(({ path }) => path.startsWith(`${name}.`));
}
