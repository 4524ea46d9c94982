import { keys, list, slug, text } from './fields.ts';

/** `content/resources.yaml`: order in the file = order on the screen. */
export const resourcesSchema = list(
  keys({
    category: text(3, 30).describe('le nom du groupe'),
    items: list(
      keys({
        name: text(1, 30).describe('le nom affiché'),
        slug: slug().describe('l’adresse, et le dossier de content/tutorials'),
        icon: text(1, 20).describe('un fichier de public/logos, sans « .svg »'),
        description: text(20, 70).describe('une ligne, qui commence par un verbe'),
      }),
      [1],
      'ressources',
    ).describe('dans l’ordre de l’écran'),
  }),
  [1],
  'groupes',
);
