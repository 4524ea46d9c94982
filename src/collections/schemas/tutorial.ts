import { z } from 'astro/zod';
import { choice, date, draft, keys, list, pattern, slug, text } from './fields.ts';
import { objective } from './objective.ts';

const version = keys({
  taught: text(1, 40).describe('la version enseignée'),
  minimum: text(1, 40).describe('la plus ancienne qui convient'),
  checkedOn: date().describe('le jour de la dernière vérification, comme 2026-11-20'),
  checkedWith: text(3, 200).optional().describe('écrit par « npm run samples -- … --write »'),
  compiledWith: text(3, 200)
    .optional()
    .describe('ce qui a été compilé sans être exécuté ; écrit par « npm run samples »'),
}).refine(({ checkedWith, compiledWith }) => checkedWith || compiledWith, {
  error: 'il manque checkedWith — lance « npm run samples -- <dossier> --write », qui l’écrit',
});

/** `content/tutorials/<slug>/tutorial.yaml`. */
export const tutorialSchema = keys({
  brouillon: draft(),
  edition: z
    .literal(3, { error: 'écris 3, ou enlève cette ligne' })
    .optional()
    .describe('3 : il a ses pauses, et chaque exercice ses variants.yaml'),
  title: text(1, 30).describe('le nom de la technologie'),
  category: text(3, 30).describe('son groupe dans content/resources.yaml'),
  description: text(110, 160).describe(
    '110 à 160 caractères, lus aussi par les moteurs de recherche',
  ),
  icon: pattern(/^[a-z]+$/, 'écris le nom d’un fichier de public/logos, sans « .svg »').describe(
    'un fichier de public/logos, sans « .svg »',
  ),
  version: version.describe('ce qui est enseigné, et avec quoi c’est vérifié'),
  level: choice(['débutant', 'intermédiaire', 'avancé']).describe('le niveau de la lectrice'),
  prerequisites: list(slug(), [0], 'prérequis').describe('des slugs de tutoriels, ou []'),
  requires: list(
    pattern(
      /^[a-z]+#[a-z0-9-]+$/,
      'écris un tutoriel et un de ses titres, comme « html#bases-relier-avec-des-liens »',
    ),
    [1],
    'notions',
  )
    .optional()
    .describe(
      'les notions d’autres tutoriels dont celui-ci se sert : html#bases-relier-avec-des-liens',
    ),
  objectives: list(objective(), [4, 6], 'objectifs').describe(
    '4 à 6, chacun commence par un verbe observable à l’infinitif',
  ),
  phone: choice(['oui', 'partiel', 'non']).describe('peut-on le suivre sur un téléphone ?'),
  updated: date().describe('le jour du dernier changement, comme 2026-11-20'),
  sources: list(
    z.url({ protocol: /^https$/, error: 'écris une adresse qui commence par https://' }),
    [2],
    'sources',
  ).describe('2 adresses https au moins'),
  next: list(slug(), [2, 3], 'suites').describe('2 ou 3 slugs de tutoriels'),
});
