import { z } from 'astro/zod';
import { choice, date, keys, list, pattern, slug, text } from './fields.ts';
import { objective } from './objective.ts';

const version = keys({
  taught: text(1, 40),
  minimum: text(1, 40),
  checkedOn: date(),
  checkedWith: text(3, 200).optional(),
  compiledWith: text(3, 200).optional(),
}).refine(({ checkedWith, compiledWith }) => checkedWith || compiledWith, {
  error: 'il manque checkedWith — lance « npm run samples -- <dossier> --write », qui l’écrit',
});

/** `content/tutorials/<slug>/tutorial.yaml`. */
export const tutorialSchema = keys({
  title: text(1, 30),
  category: text(3, 30),
  description: text(110, 160),
  icon: pattern(/^[a-z]+$/, 'le nom d’un fichier de public/logos est attendu'),
  version,
  level: choice(['débutant', 'intermédiaire', 'avancé']),
  prerequisites: list(slug(), [0], 'prérequis'),
  objectives: list(objective(), [4, 6], 'objectifs'),
  phone: choice(['oui', 'partiel', 'non']),
  updated: date(),
  sources: list(
    z.url({ protocol: /^https$/, error: 'une adresse https est attendue' }),
    [2],
    'sources',
  ),
  next: list(slug(), [2, 3], 'suites'),
});
