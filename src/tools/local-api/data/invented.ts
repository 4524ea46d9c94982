import type { CatalogCourse } from '../../../collections/schemas/catalog.ts';

const ACTIONS = ['Suivre', 'Gérer', 'Présenter', 'Organiser', 'Publier', 'Analyser', 'Planifier'];
const GOODS = ['les ventes d’une boutique', 'le stock d’une pharmacie', 'les pannes d’un réseau'];
const TOOLS = ['HTML', 'CSS', 'JavaScript', 'React', 'Python', 'SQL', 'un tableur', 'Git'];
const LANGUAGES = ['wolof', 'français', 'anglais'] as const;
const MODALITIES = ['premium', 'freemium', 'free', 'premium', 'freemium'] as const;

/** One course of a made-up catalogue, by its number from 1: always the same (W13). */
export function inventCourse(number: number, categories: readonly string[]): CatalogCourse {
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
