import { french } from '../../rules/text/typography.ts';
import { claimId } from '../headings.ts';
import { countOf, type Lesson } from '../lesson.ts';
import { attribute, el, type LessonNode, type Tag } from '../nodes.ts';
import { shown, type TagRule } from './tag-rule.ts';

/** The kinds of the six exercises, in their order (Y5). */
const KINDS = ['Ordonner', 'Compléter', 'Réparer', 'Écrire', 'Combiner', 'Défi'];

/** What is numbered: the exercises and their corrections, the milestones of the project. */
export const EXERCISES: Readonly<Record<string, TagRule>> = {
  Correction: { attributes: ['nom', 'titre'], toHtml: correction },
  Exercise: { attributes: ['nom', 'titre', 'minutes', 'notions'], toHtml: exercise },
  Milestone: { attributes: ['titre'], toHtml: milestone },
};

function exercise(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = countOf(lesson, 'exercise');
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
    el('p', {}, el('a', { href: `#corrections-${attribute(tag, 'nom')}` }, 'Voir la correction')),
  );
}

function correction(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = countOf(lesson, 'correction');
  const slug = attribute(tag, 'nom');
  claimId(slug, tag, lesson);
  const name = `Exercice ${number} · ${shown(tag, 'titre')}`;
  return el(
    'details',
    { className: ['correction'] },
    el('summary', {}, el('h3', { id: `${lesson.step}-${slug}` }, name)),
    ...children,
  );
}

function milestone(tag: Tag, children: readonly LessonNode[], lesson: Lesson): LessonNode {
  const number = countOf(lesson, 'milestone');
  return el(
    'section',
    { className: ['milestone'] },
    title(tag, `Jalon ${number}`, lesson),
    ...children,
  );
}

function title(tag: Tag, prefix: string, lesson: Lesson): LessonNode {
  const id = claimId(attribute(tag, 'titre'), tag, lesson);
  return el('h3', { id }, `${prefix} · ${shown(tag, 'titre')}`);
}
