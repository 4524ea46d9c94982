import fc from 'fast-check';
import type { Course } from '../../src/rules/course/course.ts';

/** A course that says little; a test names the fields that matter to it. */
export function makeCourse(fields: Partial<Course> = {}): Course {
  return {
    id: 'cours',
    name: 'Cours',
    category: 'Bureautique',
    categories: ['Bureautique'],
    language: 'français',
    shortDescription: 'Un cours.',
    bannerUrl: undefined,
    price: 25_000,
    modality: 'premium',
    ...fields,
  };
}

/** Lists of courses that share few words, so that filters and keywords often meet. */
export const anyCourses = fc.array(
  fc
    .record({
      id: fc.uuid(),
      name: fc.oneof(
        fc.constantFrom('Python', 'Œuvrer en équipe'),
        fc.string({ unit: 'grapheme' }),
      ),
      category: fc.constantFrom('Développement web frontend', 'Bureautique', 'Design', ''),
      categories: fc.array(fc.constantFrom('Web', 'Données', 'Sécurité')),
      language: fc.constantFrom('wolof', 'français', 'anglais', ''),
      modality: fc.constantFrom('freemium', 'premium', 'free', undefined),
      price: fc.constantFrom(0, 25_000, undefined),
    })
    .map(makeCourse),
);
