import type { Fault } from '../../frame/words.ts';
import { ofParser } from '../web/nodes.ts';

/** The words of the parser about JSX, and those that a learner reads. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /^Expected corresponding JSX closing tag for <(.*)>$/s,
    'Cette balise fermante n’est pas la bonne\u00A0: la dernière ouverte est <$1>, donc </$1> vient d’abord.',
  ],
  [
    /^Adjacent JSX elements.*$/s,
    'Deux éléments se suivent sans rien autour\u00A0: mets-les ensemble dans un élément, ou entre <> et </>.',
  ],
  [/^Unterminated JSX contents$/, 'Il manque une balise fermante avant cet endroit.'],
  [
    /^Unexpected token `(.)`\. Did you mean.*$/s,
    'Dans le texte d’un élément, le signe $1 s’écrit {"$1"}. Ou bien une balise ou une accolade manque avant lui.',
  ],
  [
    /^JSX value should be .*$/s,
    'La valeur d’un attribut s’écrit entre guillemets, ou entre accolades.',
  ],
  [
    /^JSX attributes must only be assigned a non-empty expression$/,
    'Cet attribut a des accolades vides\u00A0: écris-y sa valeur.',
  ],
];

/** The fault of a parser: in our words about JSX, else with its own. */
export function syntaxWords(message: string): Fault {
  const known = WORDS.find(([pattern]) => pattern.test(message));
  return known ? { text: message.replace(...known) } : ofParser(message);
}
