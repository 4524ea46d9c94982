import { type Field, fieldsOf, headFields } from './field.ts';
import { isInfinitive } from './infinitive.ts';
import { at, type Lesson } from './lesson.ts';
import { outside } from './sizes.ts';
import type { Tutorial } from './tutorial.ts';

type Bounds = readonly [number, number];

const STEP = { description: [70, 160], objectives: [2, 4] } as const;
const TUTORIAL = { description: [110, 160], objectives: [4, 6] } as const;
const NEXT: Bounds = [2, 3];
const SOURCES: Bounds = [2, Number.POSITIVE_INFINITY];
/** Verbs of goals that nobody can observe (Y5). */
const VAGUE =
  /^(?:comprendre|connaître|découvrir|maîtriser|savoir|apprendre|aborder|appréhender|approfondir|assimiler|étudier|explorer|se familiariser|s'initier|voir)(?!\p{L})/iu;

/** What a step announces. */
export function stepGoals(lesson: Lesson): string[] {
  const fields = headFields(lesson);
  const count: Bounds = lesson.step === 'corrections' ? [0, 0] : STEP.objectives;
  return announced(fields, { ...STEP, objectives: count }).map(({ line, message }) =>
    at(lesson.file, line, message),
  );
}

/** What a tutorial announces, and the tutorials around it; `slugs` are those of `resources.yaml`. */
export function tutorialGoals(
  { slug, folder, about }: Tutorial,
  slugs: readonly string[],
): string[] {
  const fields = fieldsOf(about);
  const next = listOf(fields, 'next');
  const faults = [
    ...announced(fields, TUTORIAL),
    ...counted('next', NEXT, next, 'suites (next)'),
    ...counted('sources', SOURCES, listOf(fields, 'sources'), 'sources'),
    ...[...next, ...listOf(fields, 'prerequisites')].flatMap(({ line, value }) => {
      if (value === slug) return [{ line, message: `« ${value} » est ce tutoriel lui-même` }];
      if (slugs.includes(value)) return [];
      return [{ line, message: `« ${value} » : un slug de content/resources.yaml est attendu` }];
    }),
  ];
  return faults.map(({ line, message }) => at(`${folder}/tutorial.yaml`, line, message));
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

function announced(
  fields: readonly Field[],
  bounds: { description: Bounds; objectives: Bounds },
): { line: number; message: string }[] {
  const description = fields.find(({ path }) => path === 'description');
  const length = [...(description?.value ?? '')].length;
  const objectives = listOf(fields, 'objectives');
  return [
    ...outside(bounds.description, length, 'caractères').map((message) => ({
      line: description?.line ?? 1,
      message: `la description a ${message}`,
    })),
    ...counted('objectives', bounds.objectives, objectives, 'objectifs'),
    ...objectives
      .filter(({ value }) => VAGUE.test(value) || !isInfinitive(value))
      .map(({ line, value }) => ({
        line,
        message: `« ${value} » : un verbe observable à l’infinitif est attendu (écrire, lire, prédire, corriger, choisir…)`,
      })),
  ];
}

function counted(name: string, bounds: Bounds, items: readonly Field[], things: string) {
  return outside(bounds, items.length, things).map((message) => ({
    line: items[0]?.line ?? 1,
    message: `${name} : ${message}`,
  }));
}

function listOf(fields: readonly Field[], name: string): Field[] {
  return fields.filter(({ path }) => path.startsWith(`${name}.`));
}
