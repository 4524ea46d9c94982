import { choice, keys, list, pattern, text } from '../fields.ts';

/** `coverage.yaml` lists the notions that the best guides teach, and where the tutorial teaches each (Y5). */
const notion = keys({
  notion: text(3, 120).describe('ce que les guides enseignent, comme on le dirait à la lectrice'),
  niveau: choice(['essentiel', 'utile', 'ensuite']).describe(
    'essentiel : enseigné avec un exemple ; utile : un titre ou une page ; ensuite : laissé pour la suite',
  ),
  lieu: pattern(
    /^(?:[a-z0-9-]+|https:\/\/\S+)$/,
    'écris l’adresse d’un titre de ce tutoriel, comme « bases-repeter-avec-for », ou une page https://',
  )
    .optional()
    .describe('le titre où c’est enseigné : son étape et ses mots, bases-repeter-avec-for'),
  absence: text(20, 200)
    .optional()
    .describe('à la place de lieu : pourquoi ce tutoriel ne l’enseigne pas'),
});

/** `content/tutorials/<slug>/coverage.yaml`. */
export const coverageSchema = list(notion, [1], 'notions');
