import {
  decodeCategories,
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../../../wire/decode.ts';
import { ENDPOINTS } from '../../../wire/endpoints.ts';
import type { WireCourse, WireDetails, WireSection, WireVideo } from '../../../wire/types.ts';
import { type Call, itemsUnder } from './call.ts';
import { COURSE_FIELDS, DETAIL_FIELDS, SECTION_FIELDS, VIDEO_FIELDS } from './fields.ts';

const COURSE: WireCourse = {
  id: 'python-debutant',
  nom: 'Python, premiers pas',
  categorie: 'Développement web backend',
  categories: ['Développement web backend', 'Python'],
  BannerUrl: 'https://medias.exemple.sn/python.webp',
  langue: 'wolof',
  ShortDescription: 'Vos premiers programmes, en wolof.',
  pricing: '{"price":25000,"modalite":"premium"}',
};
const DETAILS: WireDetails = {
  courseId: 'python-debutant',
  nom: 'Python, premiers pas',
  description: 'Un cours complet, de la première variable au premier programme.',
  benefits: ['Écrire une boucle', 'Lire un message d’erreur'],
  niveau: 'débutant',
};
const SECTION: WireSection = {
  id: 'python-debutant-1',
  title: 'Les variables',
  description: 'Une variable garde une valeur.',
  sectionMediaName: 'variables.mp4',
  mediaLink: 'https://medias.exemple.sn/variables.mp4?expire=1795341600&signature=9f2c',
  sectionMediaSeconds: 125,
  sectionMediaBytes: 1_250_000,
};
/** Of a locked section nothing but the title, and the kind, length and weight of its media, leaves the service (A5). */
const LOCKED: WireSection = {
  id: 'python-debutant-2',
  title: 'Les boucles',
  description: '',
  sectionMediaName: 'media.mp4',
  sectionMediaSeconds: 240,
  sectionMediaBytes: 2_400_000,
};
const VIDEO: WireVideo = {
  videoName: 'Le solde du jour',
  videoLink: 'https://medias.exemple.sn/solde.mp4',
  videoDescription: 'Deux variables, une soustraction.',
};

const UNKNOWN = {
  status: 404,
  when: 'la formation n’existe pas',
  does: 'la partie qui manque est dite, le reste de la page demeure',
};

/** The calls of the course service (N1, N3, N4). */
export const COURSE_CALLS = {
  categories: {
    endpoint: ENDPOINTS.categories,
    purpose:
      'Les noms des catégories, dans l’ordre de l’écran. Une catégorie est un texte, ou un objet avec `nom`.',
    query: {},
    answer: {
      key: 'Categories',
      fields: undefined,
      example: { Categories: ['Développement web frontend', 'Bureautique'] },
      items: (body) => itemsUnder(['Categories'], body),
      holding: (items) => ({ Categories: items }),
      decode: decodeCategories,
    },
    statuses: [],
    cache: 'shared',
    isPolled: true,
  },
  courses: {
    endpoint: ENDPOINTS.courses,
    title: 'GET /course (version 2)',
    purpose:
      'Toutes les formations, dans l’ordre de l’écran. `Courses`, ou la liste seule, sont lus aussi.',
    query: { version: '2', courseId: '' },
    answer: {
      key: 'courses',
      fields: COURSE_FIELDS,
      example: { courses: [COURSE] },
      items: (body) => itemsUnder(['courses', 'Courses'], body),
      holding: (items) => ({ courses: items }),
      decode: decodeCourses,
    },
    statuses: [
      {
        status: 400,
        when: 'la version n’existe pas',
        does: 'n’arrive pas : le site demande 1 ou 2',
      },
    ],
    cache: 'shared',
    isPolled: true,
  },
  videos: {
    endpoint: ENDPOINTS.courses,
    title: 'GET /course (version 1)',
    purpose:
      'Les vidéos d’un cours gratuit, dans le premier élément de la liste. Un cours inconnu, ou sans vidéo : `{ "courses": [] }`.',
    query: { version: '1', courseId: 'python' },
    answer: {
      key: 'courses[0].videos',
      fields: VIDEO_FIELDS,
      example: { courses: [{ videos: [VIDEO] }] },
      items: videosIn,
      holding: (items) => ({ courses: [{ videos: items }] }),
      decode: decodeVideos,
    },
    statuses: [],
    cache: 'shared',
    isPolled: true,
  },
  courseDetails: {
    endpoint: ENDPOINTS.courseDetails,
    purpose:
      'Les longs textes d’une formation, trouvée par son identifiant, à défaut par son nom. Un objet, ou une liste d’un objet.',
    query: { courseId: 'python-debutant', nom: 'Python, premiers pas' },
    answer: {
      key: 'courseDetails',
      fields: DETAIL_FIELDS,
      example: { courseDetails: DETAILS },
      items: detailsIn,
      holding: ([item]) => ({ courseDetails: item }),
      decode: decodeDetails,
    },
    statuses: [UNKNOWN],
    cache: 'shared',
    isPolled: false,
  },
  courseSections: {
    endpoint: ENDPOINTS.courseSections,
    purpose:
      'Les sections d’une formation. **D’une formation payante que la session n’a pas achetée, ni média, ni description, ni vrai nom de fichier ne sort du service** : le titre et l’extension seulement. Le site les redemande quand la formation s’ouvre.',
    query: { id: 'python-debutant', nom: 'Python, premiers pas' },
    answer: {
      key: 'sections',
      fields: SECTION_FIELDS,
      example: { sections: [SECTION, LOCKED] },
      items: (body) => itemsUnder(['sections'], body),
      holding: (items) => ({ sections: items }),
      decode: decodeSections,
    },
    statuses: [UNKNOWN],
    cache: 'private',
    isPolled: true,
  },
} as const satisfies Record<string, Call>;

function videosIn(body: unknown): readonly unknown[] | undefined {
  const courses = itemsUnder(['courses', 'Courses'], body);
  if (courses?.length === 0) return [];
  return courses?.map((course) => itemsUnder(['videos'], course)).find(Boolean);
}

function detailsIn(body: unknown): readonly unknown[] | undefined {
  const held = (Object(body) as Record<string, unknown>).courseDetails;
  const item = Array.isArray(held) ? held[0] : held;
  return item === undefined ? undefined : [item];
}
