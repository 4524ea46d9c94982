/** An error of SQLite as the reader is told it, with the line of his code when one is known. */
export interface SqlFault {
  /** In French. */
  text: string;
  /** As SQLite writes it. */
  message: string;
  line?: number;
}

/** The words of SQLite, and their meaning; `$1` is the name that it gives. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^no such table: (.+)$/, 'La base n’a pas de table nommée « $1 ».'],
  [
    /^no such column: (".+") - should this be.*$/,
    'Entre guillemets droits doubles, $1 est le nom d’une colonne, et il n’y en a pas. Un texte s’écrit entre apostrophes.',
  ],
  [/^no such column: (.+)$/, 'Aucune des tables de cette requête n’a de colonne « $1 ».'],
  [
    /^ambiguous column name: (.+)$/,
    'Plusieurs tables ont une colonne « $1 » : dis laquelle, par le nom de sa table et un point.',
  ],
  [/^no such function: (.+)$/, 'SQLite ne connaît pas la fonction « $1 ».'],
  [
    /^near "([\s\S]+)": syntax error$/,
    'SQLite ne peut pas lire cette instruction : il s’arrête devant « $1 ». La faute est souvent juste avant.',
  ],
  [
    /^incomplete input$/,
    'Cette instruction n’est pas finie : il lui manque une fin, souvent une parenthèse ou un mot.',
  ],
  [
    /^unrecognized token: "([\s\S]+)"$/,
    'SQLite ne reconnaît pas « $1 » : vérifie les apostrophes, qui vont par deux.',
  ],
  [/^UNIQUE constraint failed: (.+)$/, 'Cette valeur existe déjà, et $1 n’accepte pas de doublon.'],
  [/^NOT NULL constraint failed: (.+)$/, 'La colonne $1 doit avoir une valeur.'],
  [/^CHECK constraint failed: ([\s\S]+)$/, 'La valeur ne respecte pas la condition $1.'],
  [/^FOREIGN KEY constraint failed$/, 'Une ligne serait reliée à une ligne qui n’existe pas.'],
  [/^datatype mismatch$/, 'Cette valeur n’a pas le type que la clé demande.'],
  [
    /^cannot store (\w+) value in (\w+) column (.+)$/,
    'La colonne $3 garde des valeurs $2 : une valeur $1 y est refusée.',
  ],
  [/^table (.+) already exists$/, 'La base a déjà une table nommée « $1 ».'],
  [
    /^(?:view|index|trigger) (.+) already exists$/,
    'La base a déjà quelque chose qui se nomme « $1 ».',
  ],
  [
    /^table (.+) has (\d+) columns? but (\d+) values? were supplied$/,
    'La table « $1 » a $2 colonnes, et cette ligne en donne $3.',
  ],
  [/^table (.+) has no column named (.+)$/, 'La table « $1 » n’a pas de colonne « $2 ».'],
  [/^(\d+) values? for (\d+) columns?$/, 'Tu nommes $2 colonnes, et tu donnes $1 valeurs.'],
  [
    /^misuse of aggregate: (.+)$/,
    'La fonction $1 résume un groupe de lignes : sa place n’est pas dans WHERE, mais dans SELECT ou HAVING.',
  ],
  [
    /^misuse of aggregate function (.+)$/,
    'La fonction $1 résume un groupe de lignes : sa place n’est pas ici.',
  ],
  [
    /^a GROUP BY clause is required before HAVING$/,
    'HAVING choisit parmi des groupes : il lui faut un GROUP BY.',
  ],
  [
    /^wrong number of arguments to function (.+)$/,
    'La fonction $1 ne prend pas ce nombre de valeurs.',
  ],
  [
    /^SELECTs to the left and right of (.+) do not have the same number of result columns$/,
    'Les deux côtés de $1 doivent avoir autant de colonnes.',
  ],
  [
    /^sub-select returns (\d+) columns - expected (\d+)$/,
    'Cette sous-requête rend $1 colonnes, et il en faut $2.',
  ],
  [/^row value misused$/, 'Plusieurs valeurs entre parenthèses ne peuvent pas servir ici.'],
  [
    /^cannot (?:rollback|commit) - no transaction is active$/,
    'Aucune transaction n’est ouverte : BEGIN l’ouvre.',
  ],
  [
    /^cannot start a transaction within a transaction$/,
    'Une transaction est déjà ouverte : COMMIT ou ROLLBACK la ferme.',
  ],
  [
    /^cannot modify (.+) because it is a view$/,
    '« $1 » est une vue : on change les tables qu’elle montre.',
  ],
  [
    /^(?:string or blob too big|out of memory)$/,
    'Cette instruction demande plus de mémoire que l’atelier n’en a : l’atelier l’a arrêtée.',
  ],
];
const UNKNOWN = 'SQLite refuse cette instruction.';
/** These statements open other files, which the workshop has not. */
const CLOSED = /^(?:ATTACH|DETACH|VACUUM\s+(?:\w+\s+)?INTO)\b/i;
const COMMENTS = /^(?:\s+|;|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;

/** A statement in the code of the reader: all the code, and where the statement starts, in signs. */
export interface Statement {
  code: string;
  start: number;
}

/** Why the workshop does not run a statement, in French; undefined when it does (U19). */
export function refusalOf(statement: string): string | undefined {
  return CLOSED.test(statement.replace(COMMENTS, ''))
    ? 'L’atelier n’a pas de fichiers : ATTACH, DETACH et VACUUM INTO y sont fermés.'
    : undefined;
}

/**
 * Returns the fault of a statement in the words of SQLite and in plain French, with the line of the code that it is about: the
 * one that holds what it names, else the first of the statement. `answer` gives what SQLite says of other
 * code, or nothing (U21).
 */
export function sqlFault(
  message: string,
  { code, start }: Statement,
  answer: (code: string) => string | undefined,
): SqlFault {
  const [pattern, meaning] = MEANINGS.find(([one]) => one.test(message)) ?? [/^[\s\S]*$/, UNKNOWN];
  const text = message.replace(pattern, meaning);
  const from = start + (COMMENTS.exec(code.slice(start))?.[0].length ?? 0);
  const at = placeOf(message, code.slice(from), answer);
  return { text, message, line: code.slice(0, from + at).split('\n').length };
}

const NAMED =
  /^(?:no such (?:table|column|function)|ambiguous column name): ("[^"]+"|.+)$|^near "([\s\S]+)": syntax error$|^unrecognized token: "([\s\S]+)"$/;

/** Where a statement holds what a message names, in signs; its start when that is not known. */
function placeOf(
  message: string,
  statement: string,
  answer: (code: string) => string | undefined,
): number {
  if (message === 'incomplete input') return statement.trimEnd().length;
  const [, name, near, sign] = NAMED.exec(message.replace(/ - should this be .*$/, '')) ?? [];
  const word = name ?? near ?? sign ?? '';
  const places = placesOf(statement, word);
  // Of several, the one that SQLite stops at: what stands before it is read without this fault.
  const stop =
    near && places.find((at) => answer(statement.slice(0, at + near.length)) === message);
  return stop || (places[0] ?? 0);
}

/** Where a word stands alone. */
function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = word ? text.indexOf(word) : -1; at >= 0; at = text.indexOf(word, at + 1)) {
    const isCut =
      isGlued(text[at - 1], word[0]) || isGlued(word[word.length - 1], text[at + word.length]);
    if (!isCut) places.push(at);
  }
  return places;
}

function isGlued(before = '', after = ''): boolean {
  return /[\p{L}\d_]{2}/u.test(before + after);
}
