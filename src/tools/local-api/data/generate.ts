import { parseArgs } from 'node:util';
import type { CatalogCourse } from '../../../collections/schemas/catalog.ts';
import { runScript, type Settings } from '../settings.ts';
import { categoryNames } from './queries.ts';
import { insertCourse, openSeeded } from './seed.ts';

const MAX_COURSES = 100_000;
const USAGE = `Usage : npm run api:seed -- --courses 10000 (un nombre de 1 à ${MAX_COURSES}).`;

const ACTIONS = ['Suivre', 'Gérer', 'Présenter', 'Organiser', 'Publier', 'Analyser', 'Planifier'];
const GOODS = ['les ventes d’une boutique', 'le stock d’une pharmacie', 'les pannes d’un réseau'];
const TOOLS = ['HTML', 'CSS', 'JavaScript', 'React', 'Python', 'SQL', 'un tableur', 'Git'];
const LANGUAGES = ['wolof', 'français', 'anglais'] as const;
const MODALITIES = ['premium', 'freemium', 'free', 'premium', 'freemium'] as const;

/** `npm run api:seed -- --courses N`: N made-up courses after the real ones, always the same (W13). */
function generate(settings: Settings): void {
  const count = readCount(process.argv.slice(2));
  const database = openSeeded(settings);
  const { sql } = database;
  try {
    database.transaction(() => {
      sql.run`DELETE FROM courses WHERE is_generated = 1`;
      const categories = categoryNames(database);
      const last = sql.get<{ at: number | null }>`SELECT MAX(position) AS at FROM courses`?.at ?? 0;
      for (let number = 1; number <= count; number += 1) {
        const entry = { id: `generee-${number}`, position: last + number, isGenerated: true };
        insertCourse(database, entry, generateCourse(number, categories));
      }
    });
  } finally {
    database.close();
  }
  console.log(`${count} formations générées dans ${settings.databasePath}.`);
}

/** Throws the usage unless `--courses` is a number that the list can hold. */
function readCount(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { courses: { type: 'string' } } });
    const count = /^\d{1,6}$/.test(values.courses ?? '') ? Number(values.courses) : 0;
    if (count > 0 && count <= MAX_COURSES) return count;
  } catch {}
  throw new Error(USAGE);
}

/**
 * One course of a made-up catalogue, by its number from 1.
 *
 * @public its test holds thousands against the schema of the catalogue
 */
export function generateCourse(number: number, categories: readonly string[]): CatalogCourse {
  const pick = <Item>(items: readonly Item[]) => items[number % items.length] as Item;
  const [action, tool, modality] = [pick(ACTIONS), pick(TOOLS), pick(MODALITIES)];
  const object = `${pick(GOODS)} avec ${tool}`;
  const goal = `${action.toLowerCase()} ${object}`;
  const description =
    'Ce cours d’essai a été généré pour éprouver le site avec un long catalogue. On y apprend à ' +
    `${goal} : partir d’un besoin réel, poser les données, écrire une première version, la corriger.`;
  return {
    name: `${action} ${object}, ${number}`,
    category: pick(categories),
    keywords: [tool, action],
    language: pick(LANGUAGES),
    modality,
    price: modality === 'free' ? 0 : 5_000 + (number % 19) * 2_500,
    shortDescription: `Apprenez à ${goal}, du besoin au résultat.`,
    description,
    benefits: ['Décrire un besoin', 'Construire pas à pas', 'Vérifier le résultat'],
    sections: ['Comprendre', 'Construire', 'Vérifier'].map((title) => ({ title, description })),
  };
}

if (import.meta.main) await runScript(generate);
