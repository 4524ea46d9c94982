import type { Field } from './call.ts';

/** A course of the list (N4, N5). */
export const COURSE_FIELDS: readonly Field[] = [
  required(
    'id',
    'id',
    'identifiant, unique dans la liste : de deux formations qui ont le même, la seconde est abandonnée',
  ),
  required('nom', 'text', 'nom affiché'),
  optional(
    'categorie',
    'texts',
    'catégorie, la première de la liste ; `category` et `categories` sont lus aussi. Sans aucun : formation sans catégorie',
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
/** The long texts of a course (D5). */
export const DETAIL_FIELDS: readonly Field[] = [
  optional('courseId', 'id', 'non lu'),
  optional('nom', 'text', 'non lu'),
  expected('description', 'text', 'long texte. Sans lui : « Description indisponible »'),
  expected('benefits', 'texts', 'ce que l’on saura faire. Sans eux : « Avantages indisponibles »'),
];
/** A section, open or locked (A5). */
export const SECTION_FIELDS: readonly Field[] = [
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
/** A video of a free course (L3). */
export const VIDEO_FIELDS: readonly Field[] = [
  required('videoName', 'text', 'titre'),
  expected(
    'videoLink',
    'address',
    'où est la vidéo. Sans elle : « Ce média n’a pas pu être chargé. »',
  ),
  optional('videoDescription', 'prose', 'une phrase'),
];

function required(name: string, kind: Field['kind'], means: string): Field {
  return { name, kind, need: 'required', means };
}

function expected(name: string, kind: Field['kind'], means: string): Field {
  return { name, kind, need: 'expected', means };
}

function optional(name: string, kind: Field['kind'], means: string): Field {
  return { name, kind, need: 'optional', means };
}
