import { text } from './fields.ts';

/** Verbs of objectives that nobody can observe (Y5). */
const VAGUE =
  /^(?:comprendre|connaître|découvrir|maîtriser|savoir|apprendre|aborder|appréhender|approfondir|assimiler|étudier|explorer|se familiariser|s'initier|voir)(?!\p{L})/iu;
/** Nouns and adjectives that end as an infinitive does, and the verbs among their endings. */
const NOUN =
  /(?:ture|sure|oire|aire|ière)$|^(?:cahier|clavier|dossier|fichier|métier|panier|papier|premier|dernier|particulier|autre|cadre|chiffre|nombre|ordre|titre)$/;
const VERB = /(?:faire|traire|plaire|taire|croire|boire)$/;

/** An objective names what the learner will be able to do: « répéter une action avec `for` ». */
export function objective() {
  return text(8, 120)
    .refine(isInfinitive, {
      error: ({ input }) =>
        `« ${input} » ne commence pas par un verbe à l’infinitif — écris par exemple « écrire un programme qui… »`,
    })
    .refine((value) => !VAGUE.test(value), {
      error: ({ input }) =>
        `« ${input} » : ce verbe ne s’observe pas — commence par écrire, lire, prédire, corriger, choisir…`,
    });
}

/**
 * Whether a text begins with an infinitive: « Répéter avec `for` », « se servir d'un fichier », but
 * neither « lecture » nor « boucles ».
 *
 * @public the checks of writers' prose ask it too
 */
export function isInfinitive(value: string): boolean {
  const [, verb = ''] = /^(?:s'|se )?(\p{L}+)(?!\p{L})/u.exec(value.toLowerCase()) ?? [];
  return /(?:er|ir|re)$/.test(verb) && (VERB.test(verb) || !NOUN.test(verb));
}
