import type { Field } from './call.ts';

/** A course of the list (N4, N5). */
export const COURSE_FIELDS: readonly Field[] = [
  {
    name: 'id',
    kind: 'id',
    need: 'required',
    means:
      'identifiant, unique dans la liste : de deux formations qui ont le même, la seconde est abandonnée',
  },
  { name: 'nom', kind: 'text', need: 'required', means: 'nom affiché' },
  {
    name: 'categorie',
    kind: 'texts',
    need: 'optional',
    means:
      'catégorie, la première de la liste ; `category` et `categories` sont lus aussi. Sans aucun : formation sans catégorie',
  },
  { name: 'category', kind: 'texts', need: 'optional', means: 'comme `categorie`' },
  {
    name: 'categories',
    kind: 'texts',
    need: 'optional',
    means: 'autres mots que la recherche trouve',
  },
  {
    name: 'langue',
    kind: 'prose',
    need: 'expected',
    means: '`wolof`, `français` ou `anglais`, pour le filtre. Sans elle : aucune langue',
  },
  {
    name: 'pricing',
    kind: 'price',
    need: 'expected',
    means:
      'prix en FCFA ; 0 : gratuit ; `modalite` : `free`, `premium` ou `freemium`. Sans prix lisible : formation verrouillée, prix « -- »',
  },
  {
    name: 'ShortDescription',
    kind: 'prose',
    need: 'optional',
    means: 'une phrase, sur la carte ; `shortDescription` est lu aussi',
  },
  { name: 'shortDescription', kind: 'prose', need: 'optional', means: 'comme `ShortDescription`' },
  {
    name: 'BannerUrl',
    kind: 'address',
    need: 'optional',
    means: 'image de couverture. Sans elle : une couverture dessinée',
  },
  {
    name: 'modalite',
    kind: 'text',
    need: 'optional',
    means: 'modalité, quand `pricing` ne la dit pas',
  },
];
/** The long texts of a course (D5). */
export const DETAIL_FIELDS: readonly Field[] = [
  { name: 'courseId', kind: 'id', need: 'optional', means: 'non lu' },
  { name: 'nom', kind: 'text', need: 'optional', means: 'non lu' },
  {
    name: 'description',
    kind: 'text',
    need: 'expected',
    means: 'long texte. Sans lui : « Description indisponible »',
  },
  {
    name: 'benefits',
    kind: 'texts',
    need: 'expected',
    means: 'ce que l’on saura faire. Sans eux : « Avantages indisponibles »',
  },
  {
    name: 'niveau',
    kind: 'text',
    need: 'optional',
    means: 'à qui la formation s’adresse : `débutant`, `intermédiaire`, `avancé`',
  },
];
/** A section, open or locked (A5). */
export const SECTION_FIELDS: readonly Field[] = [
  { name: 'id', kind: 'id', need: 'required', means: 'identifiant, unique dans la formation' },
  { name: 'title', kind: 'prose', need: 'expected', means: 'titre. Sans lui : « Section N »' },
  {
    name: 'description',
    kind: 'prose',
    need: 'optional',
    means: 'texte de la section ; vide quand elle est verrouillée',
  },
  {
    name: 'sectionMediaName',
    kind: 'text',
    need: 'optional',
    means:
      'nom du fichier : son extension dit si c’est une image ou une vidéo. D’une section verrouillée : `media.mp4`, sans le vrai nom',
  },
  {
    name: 'mediaLink',
    kind: 'address',
    need: 'optional',
    means:
      'où est le fichier, par un lien signé et de courte durée ; absent quand la section est verrouillée',
  },
  {
    name: 'sectionMediaSeconds',
    kind: 'amount',
    need: 'optional',
    means: 'durée de la vidéo, en secondes ; donnée aussi d’une section verrouillée',
  },
  {
    name: 'sectionMediaBytes',
    kind: 'amount',
    need: 'optional',
    means: 'poids du fichier, en octets ; donné aussi d’une section verrouillée',
  },
  { name: 'price', kind: 'price', need: 'optional', means: 'prix de la section seule' },
];
/** A video of a free course (L3). */
export const VIDEO_FIELDS: readonly Field[] = [
  { name: 'videoName', kind: 'text', need: 'required', means: 'titre' },
  {
    name: 'videoLink',
    kind: 'address',
    need: 'expected',
    means: 'où est la vidéo. Sans elle : « Ce média n’a pas pu être chargé. »',
  },
  { name: 'videoDescription', kind: 'prose', need: 'optional', means: 'une phrase' },
];
