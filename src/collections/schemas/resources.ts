import { keys, list, slug, text } from './fields.ts';

/** `content/resources.yaml`: order in the file = order on the screen. */
export const resourcesSchema = list(
  keys({
    category: text(3, 30),
    items: list(
      keys({ name: text(1, 30), slug: slug(), icon: text(1, 20), description: text(20, 70) }),
      [1],
      'ressources',
    ),
  }),
  [1],
  'groupes',
);
