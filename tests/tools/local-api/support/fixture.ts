import type { CatalogCourse } from '../../../../src/collections/schemas/catalog.ts';
import type { Content } from '../../../../src/tools/local-api/data/content.ts';

const LONG =
  'Un cours pas à pas, avec des exemples pris dans la vie d’une boutique de quartier. '.repeat(3);

/** A course that the catalogue's own parser accepts. */
export function makeCourse(changes: Partial<CatalogCourse> = {}): CatalogCourse {
  return {
    name: 'React, le tableau de bord',
    category: 'Développement web frontend',
    keywords: ['React', 'Tableau'],
    language: 'wolof',
    modality: 'premium',
    price: 25_000,
    shortDescription: 'Un tableau de bord pour suivre les ventes d’une boutique.',
    description: LONG,
    benefits: ['Lire un besoin', 'Écrire un composant', 'Vérifier le résultat'],
    sections: [
      { title: 'Commencer', description: LONG, media: 'react-1.mp4' },
      { title: 'Continuer', description: LONG, media: 'react-2.png' },
      { title: 'Finir', description: LONG },
    ],
    ...changes,
  };
}

export const PAID = 'react-boutique';
export const FREE = 'tableur-libre';
export const HOSTILE = 'nom-hostile';
export const LEGACY = 'python';

/** Three courses (paid, free, one whose name is markup) and one legacy course. */
export function makeContent(): Content {
  return {
    categories: ['Développement web frontend', 'Bureautique'],
    courses: [
      { id: HOSTILE, course: makeCourse({ name: '<b>"L\'été" & co</b>', price: 1_000 }) },
      { id: PAID, course: makeCourse() },
      {
        id: FREE,
        course: makeCourse({
          name: 'Le tableur pas à pas',
          category: 'Bureautique',
          price: 0,
          modality: 'free',
          cover: 'tableur.svg',
        }),
      },
    ],
    freeCourses: [
      {
        id: LEGACY,
        name: 'Python',
        title: 'Programmer en Python',
        shortDescription: 'Les premiers pas en Python, avec des exemples de tous les jours.',
        description: LONG,
        logo: 'python',
        videos: [{ name: 'Afficher', description: LONG.slice(0, 80), media: 'python-1.mp4' }],
      },
    ],
  };
}
