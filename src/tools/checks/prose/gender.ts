/** The articles of each gender, side by side. */
const ARTICLES: readonly (readonly [masculine: string, feminine: string])[] = [
  ['un', 'une'],
  ['le', 'la'],
  ['ce', 'cette'],
  ['du', 'de la'],
  ['au', 'à la'],
  ['mon', 'ma'],
  ['ton', 'ta'],
  ['son', 'sa'],
];
/**
 * Nouns of these pages whose gender is sure: the free dictionary does not say genders. Left out: those
 * of two genders (« mode », « livre », « poste »), and adjectives that come before a noun.
 */
const MASCULINE = new Set(
  `affichage algorithme argument bloc bouton cahier calcul caractère carnet chemin chiffre choix client
  clavier code commentaire compte compteur cours dessin document dossier entier exemple exercice fichier
  format formulaire guillemet hasard jalon jour langage lien logiciel marché matin message mois mot navigateur
  nom nombre objectif ordinateur outil paquet paragraphe paramètre pas prix problème produit programme projet
  résultat réseau rôle site solde soir stock tableau terminal test texte titre total tour travail tutoriel type
  verbe village écran élément énoncé`.split(/\s+/),
);
const FEMININE = new Set(
  `accolade adresse affaire aide alerte année apostrophe balise base boîte boucle boutique caisse case classe clé
  cliente colonne commande console couleur couture date donnée durée erreur étape étiquette façon facture fenêtre fiche
  fille fonction formule fois forme gare idée image instruction largeur leçon lettre ligne liste livraison
  longueur machine maison marge méthode minute monnaie notion page paire parenthèse partie personne pharmacie
  place pièce phrase poche propriété question règle remise réponse requête ressource route rubrique saisie
  seconde section semaine sortie table taille touche trace valeur variable vente version vie virgule vue école
  équipe`.split(/\s+/),
);
/** Endings that tell: « -tion » but « bastion »; « -ette » but « squelette ». */
const FEMININE_ENDING = /(?:[^s]tion|ssion|xion|ette|ité|ance|ence|ture)$/;
const MASCULINE_ENDING = /(?:isme|phone)$/;
const ODD = new Set('squelette comité silence cation phone microphone'.split(' '));
const VOWEL = /^[aeiouyhàâéèêîôû]/;

/** The article that this noun takes in place of that one; undefined when it is right, or not known. */
export function genderFault(article: string, noun: string): string | undefined {
  const pair = ARTICLES.find((both) => both.includes(article));
  if (!pair) return undefined;
  const [masculine, feminine] = pair;
  if (article === feminine && isMasculine(noun)) {
    return VOWEL.test(noun) && masculine === 'ce' ? 'cet' : masculine;
  }
  // « mon image », « son école »: before a vowel both genders look alike.
  const isAlike = VOWEL.test(noun) && masculine.endsWith('on');
  return article === masculine && !isAlike && isFeminine(noun) ? feminine : undefined;
}

function isMasculine(noun: string): boolean {
  return MASCULINE.has(noun) || (MASCULINE_ENDING.test(noun) && !ODD.has(noun));
}

function isFeminine(noun: string): boolean {
  return FEMININE.has(noun) || (FEMININE_ENDING.test(noun) && !ODD.has(noun));
}
