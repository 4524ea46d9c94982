import {
  decodeCategories,
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../decode.ts';
import { ENDPOINTS } from '../endpoints.ts';
import type { WireCourse, WireDetails, WireSection, WireVideo } from '../types.ts';
import { type Call, type Field, itemsUnder } from './call.ts';

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
};
const SECTION: WireSection = {
  id: 'python-debutant-1',
  title: 'Les variables',
  description: 'Une variable garde une valeur.',
  sectionMediaName: 'variables.mp4',
  mediaLink: 'https://medias.exemple.sn/variables.mp4?expire=1795341600&signature=9f2c',
};
/** Of a locked section nothing but the title and the kind of its media leaves the service (A5). */
const LOCKED: WireSection = {
  id: 'python-debutant-2',
  title: 'Les boucles',
  description: '',
  sectionMediaName: 'media.mp4',
};
const VIDEO: WireVideo = {
  videoName: 'Le solde du jour',
  videoLink: 'https://medias.exemple.sn/solde.mp4',
  videoDescription: 'Deux variables, une soustraction.',
};

const COURSE_FIELDS: readonly Field[] = [
  required(
    'id',
    'id',
    'identifiant, unique dans la liste : de deux formations qui ont le même, la seconde est abandonnée',
  ),
  required('nom', 'text', 'nom affiché'),
  expected(
    'categorie',
    'texts',
    'catégorie ; `category` et `categories` sont lus aussi. Sans aucun : formation sans catégorie',
  ),
  optional('category', 'texts', 'comme `categorie`'),
  optional('categories', 'texts', 'autres mots que la recherche trouve'),
  expected(
    'langue',
    'prose',
    '`wolof`, `français` ou `anglais`, pour le filtre. Sans elle : aucune langue',
  ),
  expected(
    'pricing',
    'price',
    'prix en FCFA ; 0 : gratuit ; `modalite` : `free`, `premium` ou `freemium`. Sans prix lisible : formation verrouillée, prix « -- »',
  ),
  optional(
    'ShortDescription',
    'prose',
    'une phrase, sur la carte ; `shortDescription` est lu aussi',
  ),
  optional('shortDescription', 'prose', 'comme `ShortDescription`'),
  optional('BannerUrl', 'address', 'image de couverture. Sans elle : une couverture dessinée'),
  optional('modalite', 'text', 'modalité, quand `pricing` ne la dit pas'),
];
const DETAIL_FIELDS: readonly Field[] = [
  optional('courseId', 'id', 'non lu'),
  optional('nom', 'text', 'non lu'),
  expected('description', 'text', 'long texte. Sans lui : « Description indisponible »'),
  expected('benefits', 'texts', 'ce que l’on saura faire. Sans eux : « Avantages indisponibles »'),
];
const SECTION_FIELDS: readonly Field[] = [
  required('id', 'id', 'identifiant, unique dans la formation'),
  expected('title', 'prose', 'titre. Sans lui : « Section N »'),
  optional('description', 'prose', 'texte de la section ; vide quand elle est verrouillée'),
  optional(
    'sectionMediaName',
    'text',
    'nom du fichier : son extension dit si c’est une image ou une vidéo. D’une section verrouillée : `media.mp4`, sans le vrai nom',
  ),
  optional(
    'mediaLink',
    'address',
    'où est le fichier, par un lien signé et de courte durée ; absent quand la section est verrouillée',
  ),
  optional('price', 'price', 'prix de la section seule'),
];
const VIDEO_FIELDS: readonly Field[] = [
  required('videoName', 'text', 'titre'),
  expected(
    'videoLink',
    'address',
    'où est la vidéo. Sans elle : « Ce média n’a pas pu être chargé. »',
  ),
  optional('videoDescription', 'prose', 'une phrase'),
];
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

function required(name: string, kind: Field['kind'], means: string): Field {
  return { name, kind, need: 'required', means };
}

function expected(name: string, kind: Field['kind'], means: string): Field {
  return { name, kind, need: 'expected', means };
}

function optional(name: string, kind: Field['kind'], means: string): Field {
  return { name, kind, need: 'optional', means };
}
