import { type Fault, spaced } from '../../frame/words.ts';

/** The last line of an error of CPython, and its meaning; `$1` is the name that it gives. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^NameError: name '(.+)' is not defined.*$/,
    'Rien ne se nomme « $1 » ici : vérifie l’orthographe, ou crée-le avant.',
  ],
  [
    /^UnboundLocalError: .*'(.+)'.*$/,
    '« $1 » sert avant de recevoir sa valeur dans cette fonction.',
  ],
  [/^UnboundLocalError: .*$/, 'Une variable de cette fonction sert avant de recevoir sa valeur.'],
  [
    /^ValueError: not enough values to unpack.*$/,
    'Il y a plus de noms à gauche du signe = que de valeurs à droite.',
  ],
  [
    /^ValueError: too many values to unpack.*$/,
    'Il y a plus de valeurs à droite du signe = que de noms à gauche.',
  ],
  [/^ZeroDivisionError.*$/, 'Une division par zéro n’a pas de résultat.'],
  [
    /^IndexError: (?:list|string|tuple|str) .*$/,
    'Cette place n’existe pas : la suite est plus courte.',
  ],
  [/^KeyError: (.+)$/, 'Le dictionnaire n’a pas la clé $1.'],
  [
    /^AttributeError: '(.+)' object has no attribute '(.+)'.*$/,
    'Une valeur de type « $1 » n’a pas « $2 » : vérifie l’orthographe après le point.',
  ],
  [
    /^ValueError: invalid literal for int\(\) with base 10: (.+)$/,
    'int() ne sait pas lire un nombre entier dans $1.',
  ],
  [
    /^ValueError: could not convert string to float.*$/,
    'float() ne sait pas lire un nombre dans ce texte.',
  ],
  [
    /^TypeError: can only concatenate str \(not "(.+)"\) to str$/,
    'Un texte et une valeur de type « $1 » ne se collent pas avec + : passe par str() ou une f-string.',
  ],
  [
    /^TypeError: unsupported operand type\(s\) for (.+): '(.+)' and '(.+)'$/,
    'Le signe $1 ne va pas entre un « $2 » et un « $3 ».',
  ],
  [
    /^TypeError: '(.+)' not supported between instances of '(.+)' and '(.+)'$/,
    'Le signe $1 ne compare pas un « $2 » et un « $3 ».',
  ],
  [
    /^TypeError: '(.+)' object is not callable$/,
    'Une valeur de type « $1 » ne s’appelle pas avec des parenthèses.',
  ],
  [/^TypeError: '(.+)' object is not iterable$/, 'Une valeur de type « $1 » ne se parcourt pas.'],
  [/^TypeError: .*positional argument.*$/, 'Cette fonction ne reçoit pas ce nombre de valeurs.'],
  [
    /^SyntaxError: expected ':'$/,
    'Il manque le signe « : » à la fin de la ligne qui ouvre le bloc.',
  ],
  [/^SyntaxError: '(.)' was never closed$/, 'Le signe « $1 » n’est jamais refermé.'],
  [/^SyntaxError: unterminated .*$/, 'Un texte n’est pas refermé : il lui manque un guillemet.'],
  [
    /^IndentationError: unindent.*$/,
    'Cette ligne n’a les espaces ni du bloc d’avant, ni d’un bloc ouvert : aligne-la sur l’un d’eux.',
  ],
  [
    /^IndentationError: expected an indented block.*$/,
    'Le bloc est vide : décale vers la droite les lignes qui en font partie.',
  ],
  [/^IndentationError.*$/, 'Les espaces au début de cette ligne ne vont pas avec celles du bloc.'],
];
/** Found in an error of Python: its name, on its last line of English; after it stand the words of the workshop. */
const FAULT = /^((?:[A-Z]\w*(?:Error|Exception|Exit|Interrupt|Iteration))\b.*)(?:\n([\s\S]*))?$/m;
const SYNTAX = 'Faute de syntaxe : Python ne peut pas lire cette ligne.';
const UNKNOWN = 'Une erreur arrête ton programme.';

/** An error of Python in French, then as Python writes it; any other text as it is (U9, U10). */
export function inFrench(said: string): Fault {
  const [, fault = '', note] = FAULT.exec(said) ?? [];
  if (!fault && said.startsWith('Traceback'))
    return { text: UNKNOWN, message: said, isVague: true };
  if (!fault) return { text: said };
  // Stopped by the workshop, in its own words.
  if (note && said.startsWith(fault)) return { text: spaced(note) };
  if (note) return { text: spaced(note), message: said.slice(0, -note.length - 1) };
  const [pattern, meaning] = MEANINGS.find(([one]) => one.test(fault)) ?? [];
  if (pattern && meaning) return { text: spaced(fault.replace(pattern, meaning)), message: said };
  return {
    text: fault.startsWith('SyntaxError') ? spaced(SYNTAX) : UNKNOWN,
    message: said,
    isVague: true,
  };
}
