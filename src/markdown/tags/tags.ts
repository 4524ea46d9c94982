import { french } from '../../rules/text/typography.ts';
import { attribute, el, type LessonNode, type Tag } from '../hast.ts';
import { claimId } from '../headings.ts';
import type { Lesson } from '../place.ts';
import { parsons } from './parsons.ts';
import { quiz } from './quiz.ts';

type ToHtml = (tag: Tag, children: readonly LessonNode[], lesson: Lesson) => LessonNode;

/** What each tag of the writers becomes: plain HTML that reads without scripts. */
const TAGS: Readonly<Record<string, ToHtml>> = {
  Aparte: (tag, children) =>
    el(
      'details',
      { className: ['box', 'aside'] },
      el('summary', {}, say(tag, 'titre')),
      ...children,
    ),
  Atoi: (_, children) =>
    el(
      'section',
      { className: ['box', 'try'] },
      el('p', { className: ['box-title'] }, 'À toi de jouer'),
      ...children,
    ),
  Correction: correction,
  Erreur: (tag, children) =>
    el(
      'section',
      { className: ['box', 'error'] },
      el('p', { className: ['box-title'] }, 'Message d’erreur'),
      el('p', {}, el('code', {}, attribute(tag, 'message'))),
      ...children,
    ),
  Exercise: exercise,
  Indice: (_, children) =>
    el('details', { className: ['hint'] }, el('summary', {}, 'Indice'), ...children),
  Milestone: milestone,
  Modifie: (_, children) =>
    el(
      'div',
      { className: ['turn'] },
      el('p', { className: ['turn-title'] }, 'Modifie'),
      ...children,
    ),
  Parsons: parsons,
  Predis: (_, children) =>
    el(
      'div',
      { className: ['turn'] },
      el('p', { className: ['turn-title'] }, 'Prédis'),
      ...children,
    ),
  Quiz: quiz,
  Reponse: (_, children) =>
    el('details', { className: ['answer'] }, el('summary', {}, 'Voir la réponse'), ...children),
  Terme: (tag, children) =>
    el(
      'span',
      { className: ['term'] },
      el('dfn', {}, ...children),
      ' (',
      el('span', { lang: 'en' }, attribute(tag, 'en')),
      ')',
    ),
  kbd: (_, children) => el('kbd', {}, ...children),
  span: (tag, children) => el('span', { lang: attribute(tag, 'lang') }, ...children),
};

/** The kinds of the six exercises, in their order (Y5). */
const KINDS = ['Ordonner', 'Compléter', 'Réparer', 'Écrire', 'Combiner', 'Défi'];

export function tagToHtml(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const toHtml = TAGS[tag.name ?? ''];
  // The guard has refused every other name.
  return toHtml ? toHtml(tag, children, lesson) : el('div', {}, ...children);
}

function exercise(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = next(lesson, 'exercise');
  return el(
    'section',
    { className: ['exercise'] },
    title(tag, `Exercice ${number}`, lesson),
    el(
      'p',
      { className: ['exercise-facts'] },
      el('span', { className: ['badge'] }, KINDS[number - 1] ?? ''),
      french(` ${attribute(tag, 'minutes')} min · ${attribute(tag, 'notions')}`),
    ),
    ...children,
    el('p', {}, el('a', { href: `#corrections-${slug(tag)}` }, 'Voir la correction')),
  );
}

function correction(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = next(lesson, 'correction');
  claimId(attribute(tag, 'nom'), tag, lesson);
  const name = `Exercice ${number} · ${say(tag, 'titre')}`;
  return el(
    'details',
    { className: ['correction'] },
    el('summary', {}, el('h3', { id: `${lesson.step}-${slug(tag)}` }, name)),
    ...children,
  );
}

function milestone(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = next(lesson, 'milestone');
  return el(
    'section',
    { className: ['milestone'] },
    title(tag, `Jalon ${number}`, lesson),
    ...children,
  );
}

function title(tag: Tag, prefix: string, lesson: Lesson): LessonNode {
  const id = claimId(attribute(tag, 'titre'), tag, lesson);
  return el('h3', { id }, `${prefix} · ${say(tag, 'titre')}`);
}

/** A written attribute, as shown text. */
function say(tag: Tag, name: string): string {
  return french(attribute(tag, name));
}

function slug(tag: Tag): string {
  return attribute(tag, 'nom');
}

function next(lesson: Lesson, kind: string): number {
  const number = (lesson.counters.get(kind) ?? 0) + 1;
  lesson.counters.set(kind, number);
  return number;
}
