import { z } from 'astro/zod';
import { countFault, expected, keys, text } from './fields.ts';
import { objective } from './objective.ts';

/**
 * How many objectives a step has when it has any: corrections have none.
 *
 * @public the checks of writers' prose count them
 */
export const STEP_OBJECTIVES = [2, 4] as const;
const [least, most] = STEP_OBJECTIVES;

/** The head of `content/tutorials/<slug>/3-bases.mdx`. */
export const stepSchema = keys({
  title: text(3, 60).describe('court, sans le nom de la technologie'),
  description: text(70, 160).describe('70 à 160 caractères'),
  objectives: z
    .array(objective(), expected('écris une liste, une ligne « - … » pour chacun'))
    .refine(({ length }) => length === 0 || (length >= least && length <= most), {
      error: ({ input }) =>
        countFault(STEP_OBJECTIVES, 'objectifs', (input as readonly string[]).length),
    })
    .default([])
    .describe('2 à 4, aucun pour les corrections'),
});
