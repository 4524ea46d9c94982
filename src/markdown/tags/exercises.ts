import { globSync } from 'node:fs';
import { join } from 'node:path';
import { french } from '../../rules/text/typography.ts';
import { exerciseFolder, isPauseStep, pauseName } from '../../rules/tutorial/exercises.ts';
import { exerciseLanguage, FACTS, heavyWorkshop, namesOfTests } from '../../workshop/build.ts';
import { claimId } from '../headings.ts';
import { countOf, type Lesson } from '../lesson.ts';
import { attribute, el, elWith, isElement, type LessonNode, type Tag } from '../nodes.ts';
import { readText } from '../text-file.ts';
import { shown, type TagRule } from './tag-rule.ts';

/** The kinds of the six exercises, in their order (Y5). */
const KINDS = ['Ordonner', 'Compléter', 'Réparer', 'Écrire', 'Combiner', 'Défi'];

/** What is numbered: the exercises and their corrections, the milestones of the project. */
export const EXERCISES: Readonly<Record<string, TagRule>> = {
  Correction: { attributes: ['nom', 'titre'], toHtml: correction },
  Exercise: {
    attributes: ['nom', 'titre', 'minutes', 'notions'],
    // The heading of a pause is its title.
    inStep: (step) => (isPauseStep(step) ? ['nom', 'minutes', 'notions'] : undefined),
    toHtml: (...asked) => (isPauseStep(asked[2].step) ? pause(...asked) : exercise(...asked)),
  },
  Milestone: { attributes: ['titre'], toHtml: milestone },
  Solution: { attributes: [], toHtml: solution },
};

/** What stands between notions, its solution under it (U24). */
function pause(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const name = pauseName(attribute(tag, 'nom'));
  const button = workshopButton(name, lesson);
  return el(
    'section.exercise',
    facts(tag),
    ...children.filter((one) => !isSolution(one)),
    ...toCheck(name, lesson),
    ...(button.length > 0 ? [el('p.exercise-verbs', ...button)] : []),
    ...children.filter(isSolution),
  );
}

/** Folded: it is looked at after one has tried (T34). */
function solution(_: Tag, children: readonly LessonNode[]): LessonNode {
  return el('details.correction.solution', el('summary', 'Une solution'), ...children);
}

function isSolution(node: LessonNode): boolean {
  return isElement(node, 'details') && String(node.properties.className).includes('solution');
}

function facts(tag: Tag, ...kind: readonly LessonNode[]): LessonNode {
  const text = french(`${attribute(tag, 'minutes')} min · ${attribute(tag, 'notions')}`);
  return el('p.exercise-facts', ...kind, text);
}

function exercise(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = countOf(lesson, 'exercise');
  return el(
    'section.exercise',
    title(tag, `Exercice ${number}`, lesson),
    facts(tag, el('span.badge', KINDS[number - 1] ?? ''), { type: 'text', value: ' ' }),
    ...children,
    ...toCheck(attribute(tag, 'nom'), lesson),
    el(
      'p.exercise-verbs',
      ...workshopButton(attribute(tag, 'nom'), lesson),
      elWith('a', { href: `#corrections-${attribute(tag, 'nom')}` }, 'Voir la correction'),
    ),
  );
}

/** « Ouvrir l’atelier », where the page can check the exercise; without scripts it is not shown (U11). */
function workshopButton(name: string, lesson: Lesson): LessonNode[] {
  const folder = join(lesson.folder, exerciseFolder(name));
  const files = globSync('*', { cwd: folder });
  const language = exerciseLanguage(files, textOf(join(folder, 'tests.js')));
  if (!language) return [];
  const { workshop, editor } = FACTS[language].weight;
  const heavy = heavyWorkshop(language);
  return [
    elWith(
      'button',
      {
        type: 'button',
        className: ['button', 'needs-js'],
        dataPart: 'workshop',
        dataExercise: name,
        dataLanguage: language,
        ...(heavy && { dataDownload: french(`${heavy} Ko`) }),
      },
      french(`Ouvrir l’atelier (${workshop + editor} Ko)`),
    ),
  ];
}

/** « À vérifier »: the names of the tests of an exercise, as text, so that no script is needed (U8). */
function toCheck(name: string, lesson: Lesson): LessonNode[] {
  const names = Object.entries(FACTS).flatMap(([language, { extension }]) =>
    namesOfTests(textOf(join(lesson.folder, exerciseFolder(name), `tests.${extension}`)), language),
  );
  if (names.length === 0) return [];
  const items = names.map((one) => {
    const parts = one.split('`').map((part, at) => (at % 2 ? el('code', part) : french(part)));
    return el('li', ...parts);
  });
  // Two steps have such titles: without an id of its own, Astro would give both the same.
  const id = `${lesson.step}-a-verifier-${countOf(lesson, 'to-check')}`;
  return [elWith('h4', { id }, 'À vérifier'), el('ul.to-check', ...items)];
}

/** Empty when there is no such file. */
function textOf(file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}

function correction(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = countOf(lesson, 'correction');
  const slug = attribute(tag, 'nom');
  claimId(slug, tag, lesson);
  const id = `${lesson.step}-${slug}`;
  const rank = [el('small', `Exercice ${number}`), el('span.visually-hidden', ' · ')];
  return el(
    'details.correction',
    el('summary', elWith('h3', { id }, ...rank, shown(tag, 'titre'))),
    ...children,
  );
}

function milestone(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = countOf(lesson, 'milestone');
  return el('section.milestone', title(tag, `Jalon ${number}`, lesson), ...children);
}

function title(tag: Tag, prefix: string, lesson: Lesson): LessonNode {
  const id = claimId(attribute(tag, 'titre'), tag, lesson);
  return elWith('h3', { id }, `${prefix} · ${shown(tag, 'titre')}`);
}
