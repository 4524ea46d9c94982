import { countFault } from '../../collections/schemas/fields.ts';
import { STEP_OBJECTIVES } from '../../collections/schemas/step.ts';
import { type Field, fieldsOf, headFields } from '../read/field.ts';
import { at, type Lesson } from '../read/lesson.ts';
import type { Tutorial } from '../read/tutorial.ts';

/** Corrections have no objective, every other step has some: the schema does not know the step. */
export function stepGoals(lesson: Lesson): string[] {
  const [first, ...others] = listOf(headFields(lesson), 'objectives');
  const isCorrections = lesson.step === 'corrections';
  if (isCorrections === (first === undefined)) return [];
  const bounds = isCorrections ? ([0, 0] as const) : STEP_OBJECTIVES;
  const count = first ? others.length + 1 : 0;
  return [at(lesson.file, first?.line ?? 1, countFault(bounds, 'objectifs', count))];
}

/** The tutorials around this one; `slugs` are those of `resources.yaml`. */
export function tutorialGoals(
  { slug, folder, about }: Tutorial,
  slugs: readonly string[],
): string[] {
  const fields = fieldsOf(about);
  return [...listOf(fields, 'next'), ...listOf(fields, 'prerequisites')].flatMap(
    ({ line, value }) => {
      const file = `${folder}/tutorial.yaml`;
      if (value === slug) return [at(file, line, `« ${value} » est ce tutoriel lui-même`)];
      if (slugs.includes(value)) return [];
      return [at(file, line, `« ${value} » : un slug de content/resources.yaml est attendu`)];
    },
  );
}

/** No tutorial asks for itself, however long the way round. */
export function prerequisiteCycles(tutorials: readonly Tutorial[]): string[] {
  const asks = new Map(
    tutorials.map(({ slug, about }) => [
      slug,
      listOf(fieldsOf(about), 'prerequisites').map(({ value }) => value),
    ]),
  );
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
    if (!way) return [];
    return [
      at(`${folder}/tutorial.yaml`, 1, `les prérequis tournent en rond : ${way.join(' → ')}`),
    ];
  });
}

function listOf(fields: readonly Field[], name: string): Field[] {
  return fields.filter(({ path }) => path.startsWith(`${name}.`));
}
