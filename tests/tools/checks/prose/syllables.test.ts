import { expect, test } from 'vitest';
import { syllablesOf } from '../../../../src/tools/checks/prose/syllables.ts';

/** Words by their number of syllables, as they are said. */
const WORDS: Readonly<Record<number, string>> = {
  0: `FCFA CSV JSON 150 3.11 l' : « F5 UTF-8`,
  1: `le de que qui quoi les des table tables texte texte. ligne lignes code prend rue vue nuit bruit suis
    pluie eau beau peau œuf œil cœur nœud août pied bien rien lieu mieux vieux lion oui ouest vient tient
    font vent dent cent lent sent parle parles parlent aiment forment langue longue guide quand quatre
    viennent feuille cherchent paye jouer juin l'eau l'aide qu'elle qu'un n'est loin moins Jean science`,
  2: `programme programmes travail bouteille voyage payer crayon pays maïs Noël naïf client crier créer
    théâtre poème nation janvier jardin maison fichier argent souvent content moment comment monnaie
    journée donner choisir vouloir chercher appel appelle appellent affichent étaient as-tu est-ce
    quelqu'un lorsqu'il juillet mangeons pigeon bateau gâteau cahier métier nuage brouette chaos prière
    royaume variable variables fonction. paiement Dakar d'Awa aura`,
  3: `réunion océan idéal oublier ouvrier février quatrième aujourd'hui jusqu'ici étudier résultat
    téléphone Sénégal exécute exécutent calculer essuyer employer travailler document argument élément
    différent vérifient celui-ci réussir essaiera dictionnaire étudient reviendront`,
  4: `ordinateur européen situation industriel exactement boulangerie appartement continuer remerciement
    compréhension informatique bibliothèque`,
  5: 'développement actuellement électricité héroïquement',
};

const cases = Object.entries(WORDS).flatMap(([count, words]) =>
  words.split(/\s+/).map((word): [string, number] => [word, Number(count)]),
);

test.each(cases)('« %s » has %i', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});
