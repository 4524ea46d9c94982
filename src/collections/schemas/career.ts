import { CAREER_SECTIONS } from '../../rules/site/career.ts';
import { choice, keys, list, slug, text, titled } from './fields.ts';

/** What every section of the guide has: its title, its name in the list, its tutorials. */
const head = {
  title: text(3, 40),
  short: text(3, 16),
  description: text(70, 160),
  tutorials: list(slug(), [1], 'tutoriels'),
};

/** The introduction of the career guide: it helps to choose (G4). */
export const careerIntroSchema = keys({
  ...head,
  opening: text(100, 400),
  questions: list(
    keys({
      question: text(8, 100),
      why: text(20, 200),
      sections: list(choice(CAREER_SECTIONS), [2, 2], 'sections'),
    }),
    [6, 6],
    'questions',
  ),
  plan: list(
    keys({ weeks: text(3, 30), work: text(10, 120), slug: slug().optional() }),
    [4],
    'périodes',
  ),
});

/** A field of the career guide (G3). */
export const careerFieldSchema = keys({
  ...head,
  category: text(3, 60).optional(),
  technologies: list(
    keys({ name: text(1, 40), use: text(5, 80), slug: slug().optional() }),
    [6, 10],
    'technologies',
  ),
  profiles: list(keys({ role: text(3, 60), tasks: text(10, 160) }), [4, 6], 'profils'),
  outlets: list(keys({ where: text(3, 60), work: text(10, 100) }), [3], 'débouchés'),
  start: list(titled(), [3, 3], 'premiers pas'),
});
