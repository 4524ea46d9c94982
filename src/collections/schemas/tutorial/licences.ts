import { keys, list, pattern, text } from '../fields.ts';

/** `content/tutorials/<slug>/fichiers/licences.yaml`: whose each offered file is, and under what terms. */
export const licencesSchema = list(
  keys({
    fichier: pattern(
      /^[a-z0-9-]+\.[a-z0-9]+$/,
      'écris un nom en minuscules, chiffres et tirets, comme « boubou.jpg »',
    ).describe('un fichier de ce dossier'),
    licence: text(3, 120).describe('de qui il est, et sa licence : « fait pour ce cours, CC0 »'),
  }),
  [1],
  'licences',
);
