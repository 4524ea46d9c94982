import { z } from 'astro/zod';
import { date, keys, list, slug, text, titled } from './fields.ts';

/** A fact that a section states, and where it was read: what schools and offices do changes (G10). */
const source = keys({
  fact: text(10, 240).describe('ce qui est affirmé'),
  from: text(3, 140).describe('où c’est écrit'),
  url: z
    .url({ protocol: /^https?$/, error: 'écris une adresse qui commence par https://' })
    .optional()
    .describe('son adresse, quand elle en a une'),
  checked: date().describe('le jour où c’était vérifié, comme 2026-11-25'),
});

/** What every section of the guide has: its title, its name in the list, its tutorials. */
const head = {
  title: text(3, 40).describe('le titre de la section'),
  short: text(3, 16).describe('son nom dans la liste'),
  description: text(70, 160).describe('70 à 160 caractères'),
  story: text(10, 90).describe('les mots qui ouvrent le récit, à chaque section les siens'),
  sources: list(source, [0], 'sources').describe(
    'les faits vérifiés, leur source et le jour, ou []',
  ),
  tutorials: list(slug(), [1], 'tutoriels').describe('des slugs de content/resources.yaml'),
};

/** The tutorial of a technology, when there is one. */
function optionalSlug() {
  return slug().optional().describe('un slug de content/resources.yaml');
}

/** The introduction of the career guide: it helps to choose (G4). */
export const careerIntroSchema = keys({
  ...head,
  opening: text(100, 400).describe('ce qui ouvre le guide'),
  plan: list(
    keys({
      weeks: text(3, 30).describe('quand'),
      work: text(10, 120).describe('quoi'),
      slug: optionalSlug(),
    }),
    [4],
    'périodes',
  ).describe('les premières semaines'),
});

/** A field of the career guide (G3). */
export const careerFieldSchema = keys({
  ...head,
  category: text(3, 60).optional().describe('une ligne de content/catalog/categories.yaml'),
  technologies: list(
    keys({
      name: text(1, 40).describe('son nom'),
      use: text(5, 80).describe('ce qu’on en fait'),
      slug: optionalSlug(),
    }),
    [6, 10],
    'technologies',
  ).describe('6 à 10'),
  profiles: list(
    keys({
      role: text(3, 60).describe('le métier'),
      tasks: text(10, 160).describe('ce que fait cette personne'),
    }),
    [4, 6],
    'profils',
  ).describe('4 à 6 profils recherchés'),
  outlets: list(
    keys({
      where: text(3, 60).describe('chez qui'),
      work: text(10, 100).describe('pour quoi'),
    }),
    [3],
    'débouchés',
  ).describe('3 débouchés au moins'),
  start: list(titled(), [3, 3], 'premiers pas').describe('par où commencer, en 3 pas'),
});
