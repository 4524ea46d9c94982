import { MAX_LINES, type WorkshopNews } from './messages.ts';

/** What stopped the code of a reader. */
export interface Fault {
  /** In French; a text that the reader threw stays as it is. */
  text: string;
  /** The engine's own words, in English; undefined or empty where there are none. */
  message?: string;
  /** In the reader's code, from 1. */
  line?: number | undefined;
  /** The French says less than the engine's words, which are then not folded. */
  isVague?: boolean;
}

/** News of the frame of pages that are told in words of ours; `endless`: it tells nothing more. */
export type WordedNews =
  | Extract<WorkshopNews, { kind: 'error' | 'click' | 'submit' | 'more' }>
  | { kind: 'endless' };

const UNREADABLE = 'Faute de syntaxe : le navigateur ne peut pas lire ce code.';
const UNKNOWN = 'Une erreur arrête ton code.';
const WARNED = 'React avertit d’une faute.';
const ENDLESS = 'Ton code ne finissait pas : l’atelier l’a arrêté. Cherche une boucle sans fin.';
const FALLEN = 'Une ressource ne se charge pas dans l’atelier.';

/** Starts what an engine says of a fault: « ReferenceError: », a warning of React; not « Error: », which readers throw. */
const ENGINE = /^(?:erreur\s: |Uncaught )*(?=(?!Error)\w*Error: |Warning: )/;
/** The guard of loops throws a sentence of ours. */
const OURS = /^(?:erreur\s: )?Error: (?=Cette boucle )/;

/** What browsers say, Chromium first, and its meaning; `$1` is the name that they give. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^.*(?:export named:? |binding name )'([^']+)'[\s\S]*$/, 'Ton code n’exporte pas « $1 ».'],
  [/^.*'((?:local|session)Storage)' property[\s\S]*$/, 'L’atelier n’a pas de $1.'],
  [/^.*operation is insecure[\s\S]*$/, 'L’atelier n’a pas de localStorage.'],
  [
    /^ReferenceError: (?:Can't find variable: )?([\w$]+)(?: is not defined)?$/,
    'Rien ne se nomme « $1 » ici : vérifie l’orthographe, ou déclare-le avant.',
  ],
  [
    /^ReferenceError: .*?(?:access|declaration) '([\w$]+)' before initialization.*$/,
    '« $1 » sert avant la ligne qui le déclare.',
  ],
  [
    /^TypeError: (?:Assignment to constant variable|invalid assignment to const|Attempted to assign to readonly).*$/,
    'Une constante ne change pas : déclare-la avec let si sa valeur doit changer.',
  ],
  [/^TypeError: (.+?) is not a function[\s\S]*$/, '« $1 » n’est pas une fonction.'],
  [
    /^TypeError: Cannot (?:read|set) properties of (null|undefined) \((?:reading|setting) '(.+)'\)$/,
    'La valeur qui devrait porter « $2 » est $1.',
  ],
  [
    /^TypeError: can't access property "(.+)", .+ is (null|undefined)$/,
    'La valeur qui devrait porter « $1 » est $2.',
  ],
  [
    /^TypeError: (.+?) is not iterable.*$/,
    '« $1 » n’est pas une liste : on ne peut pas la parcourir.',
  ],
  [
    /^(?:RangeError: Maximum call stack|InternalError: too much recursion).*$/,
    'Une fonction s’appelle elle-même sans fin : vérifie ce qui doit l’arrêter.',
  ],
  [/^SyntaxError: .*JSON[\s\S]*$/, 'Ce texte n’est pas du JSON.'],
  [
    /^SyntaxError: .*?Identifier '(.+)' has already been declared$/,
    'Faute de syntaxe : « $1 » est déclaré deux fois.',
  ],
  [
    /^SyntaxError: .*?Unexpected end of input$/,
    'Faute de syntaxe : il manque une fin, souvent une accolade ou une parenthèse.',
  ],
  [
    /^SyntaxError: .*?missing \) after argument list$/,
    'Faute de syntaxe : il manque une parenthèse fermante, ou une virgule.',
  ],
  [
    /^SyntaxError: .*?Unexpected token '(.+)'$/,
    'Faute de syntaxe : le navigateur s’arrête devant « $1 ». La faute est souvent juste avant.',
  ],
  [/^SyntaxError: [\s\S]*$/, UNREADABLE],
  [
    /^Warning: Each child in a list[\s\S]*$/,
    'Chaque élément d’une liste doit avoir une « key » à lui.',
  ],
  [
    /^Warning: Invalid DOM property `(.+?)`. Did you mean `(.+?)`\?[\s\S]*$/,
    'En JSX, l’attribut $1 s’écrit $2.',
  ],
];
/** These say less in French than in English. */
const VAGUE: readonly string[] = [UNREADABLE, UNKNOWN, WARNED];

/** What the frame of pages tells, in French, with the engine's own words where there are some (U2, U5, U6). */
export function worded(news: WordedNews): Fault {
  if (news.kind === 'more')
    return { text: spaced(`La suite n’est pas montrée : ${MAX_LINES} lignes au plus.`) };
  if (news.kind === 'endless') return { text: spaced(ENDLESS) };
  if (news.kind === 'error') return faultIn(news.text || FALLEN);
  const { kind, href } = news;
  if (kind === 'click')
    return { text: spaced(`Ce lien mène à « ${href} » : l’atelier ne quitte pas ta page.`) };
  return {
    text: spaced(`Ce formulaire part${href && ` vers « ${href} »`} : l’atelier n’envoie rien.`),
  };
}

/** What an engine or a test says of a fault: the words of an engine are folded under their meaning (U6, U12). */
export function faultIn(said: string): Fault {
  if (!ENGINE.test(said)) return { text: said.replace(OURS, '') };
  const message = said.replace(ENGINE, '');
  const [pattern, meaning] = MEANINGS.find(([one]) => one.test(message)) ?? [
    /^[\s\S]*$/,
    message.startsWith('Warning') ? WARNED : UNKNOWN,
  ];
  return {
    text: spaced(message.replace(pattern, meaning)),
    message,
    ...(VAGUE.includes(meaning) && { isVague: true }),
  };
}

/** A sentence of French, whose signs keep their spaces. */
export function spaced(text: string): string {
  return text.replace(/« /g, '«\u00A0').replace(/ (?=[»:])/g, '\u00A0');
}
