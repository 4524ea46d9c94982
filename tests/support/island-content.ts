import type { Content } from '../../src/tools/local-api/data/content.ts';
import { makeContent, makeCourse } from '../tools/local-api/support/fixture.ts';

const TOPICS = ['Python', 'Le tableur', 'HTML', 'Le réseau', 'React'];
const PLACES = [
  'la boutique',
  'la gare',
  'le marché',
  'l’école',
  'le champ',
  'la radio',
  'le port',
];
const CATEGORIES = ['Bureautique', 'Développement web frontend', 'Design'];
const MODALITIES = ['premium', 'freemium', 'free'];
const LANGUAGES = ['français', 'wolof', 'anglais'];

/** What the local API of the island tests serves: 35 courses, more than one page of them. */
export const ISLAND_CONTENT: Content = {
  categories: CATEGORIES,
  courses: PLACES.flatMap((place, row) =>
    TOPICS.map((topic, column) => {
      const modality = pick(MODALITIES, row + column);
      return {
        id: `cours-${10 + row * TOPICS.length + column}`,
        course: makeCourse({
          name: `${topic} et ${place}`,
          category: pick(CATEGORIES, column),
          language: pick(LANGUAGES, row),
          modality,
          price: modality === 'free' ? 0 : 5_000 + row * 500,
        }),
      };
    }),
  ),
  freeCourses: ['python', 'web'].flatMap((id) =>
    makeContent().freeCourses.map((course) => ({ ...course, id })),
  ),
};

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}
