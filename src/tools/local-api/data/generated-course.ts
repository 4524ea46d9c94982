import type { CatalogCourse } from '../../../collections/schemas/catalog.ts';

const ACTIONS = [
  ...['Suivre', 'Gérer', 'Présenter', 'Organiser', 'Publier', 'Analyser', 'Planifier', 'Contrôler'],
  ...[
    'Archiver',
    'Partager',
    'Résumer',
    'Trier',
    'Chercher',
    'Sauvegarder',
    'Imprimer',
    'Corriger',
  ],
];
const SITUATIONS = [
  ...['les ventes d’une boutique', 'le stock d’une pharmacie', 'les notes d’un collège'],
  ...['les livraisons du quartier', 'les horaires de bus', 'le carnet d’une tontine'],
  ...['les commandes d’un atelier', 'les rendez-vous d’une clinique', 'les récoltes d’un champ'],
  ...['les billets du TER', 'les prêts d’une bibliothèque', 'les factures d’un garage'],
  ...['les menus d’un restaurant', 'les scores d’un tournoi', 'les adhérents d’un club'],
  ...['les annonces d’une radio', 'les prises d’une pirogue', 'les clés d’un hôtel'],
  ...['le crédit téléphonique', 'les dons d’une association', 'les pannes d’un réseau'],
  ...['les devis d’un maçon', 'les patrons d’une couturière', 'les photos d’un mariage'],
  ...['les inscriptions d’une école', 'les achats d’une cantine', 'les visites d’un musée'],
];
const TOOLS = [
  ...['HTML', 'CSS', 'JavaScript', 'TypeScript', 'React', 'Angular', 'Node.js', 'Java'],
  ...['Spring Boot', 'Python', 'Pandas', 'C', 'C++', 'React Native', 'SQL', 'MySQL'],
  ...['un tableur', 'Git', 'Linux', 'Docker', 'Flutter', 'PHP', 'Figma', 'Kotlin', 'Go'],
];
const LANGUAGES = ['wolof', 'français', 'anglais'] as const;
const MODALITIES = ['premium', 'freemium', 'free', 'premium', 'freemium'] as const;
const COMBINATIONS = ACTIONS.length * SITUATIONS.length * TOOLS.length;
/** A prime number, so that every combination is used once and neighbours in the list differ. */
const STRIDE = 7_919;

/** Course `index` of a made-up catalogue: plausible, and the same at every run. */
export function generateCourse(index: number, categories: readonly string[]): CatalogCourse {
  const place = (index * STRIDE) % COMBINATIONS;
  const action = pick(ACTIONS, place);
  const situation = pick(SITUATIONS, Math.floor(place / ACTIONS.length));
  const tool = pick(TOOLS, Math.floor(place / (ACTIONS.length * SITUATIONS.length)));
  const round = Math.floor(index / COMBINATIONS) + 1;
  const name = `${action} ${situation} avec ${tool}${round > 1 ? ` ${round}` : ''}`;
  const modality = pick(MODALITIES, index);
  const goal = `${action.toLowerCase()} ${situation}`;
  return {
    name,
    category: pick(categories, index),
    keywords: [tool, action],
    language: pick(LANGUAGES, Math.floor(index / MODALITIES.length)),
    modality,
    price: modality === 'free' ? 0 : 5_000 + (place % 19) * 2_500,
    shortDescription: `Apprenez à ${goal}, du besoin au résultat.`,
    description:
      `Ce cours d’essai a été généré pour éprouver le site avec un long catalogue. On y apprend à ` +
      `${goal} avec ${tool} : partir d’un besoin réel, poser les données, écrire une première ` +
      'version, puis la corriger avec des personnes qui s’en servent chaque jour.',
    benefits: [`Décrire un besoin avant ${tool}`, 'Construire pas à pas', 'Vérifier le résultat'],
    sections: ['Comprendre le besoin', 'Construire la solution', 'Vérifier et partager'].map(
      (title, step) => ({ title, description: sectionText(step + 1, goal, tool) }),
    ),
  };
}

function sectionText(step: number, goal: string, tool: string): string {
  return (
    `Étape ${step} sur 3. Nous avançons vers le but : ${goal}, avec ${tool}. Chaque geste est montré, ` +
    'expliqué, puis refait sans aide. À la fin, vous avez un résultat que vous pouvez montrer.'
  );
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
