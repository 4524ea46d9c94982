import dictionary from 'dictionary-fr';

/** The French dictionary: its words, and what they are. */
export interface Dictionary {
  /** Whether a word is right, in this case or in lower case. */
  knows(word: string): boolean;
  /** A noun or an adjective that would take a mark in the plural: « ligne », neither « choix » nor « très ». */
  isSingular(word: string): boolean;
  /** A form of a verb: « range », « compter ». */
  isVerb(word: string): boolean;
}

/** « Replace `strip` at the end of a stem by `add` »: the stem must end as `condition` says. */
interface Suffix {
  readonly flag: string;
  readonly strip: string;
  readonly condition: string;
}

/** Flags are two signs long; this one says that a stem is no word by itself. */
const NEED_AFFIX = '()';
const KEEP_CASE = '||';
/** Any list of flags holds it. */
const NO_FLAG = '';
const PLURAL_MARK = /[sx]$/;
const LONGEST_SUFFIX = 14;
/** The letters of « km » or « min », which take no plural. */
const SYMBOL = 4;
let french: Dictionary | undefined;

/**
 * Hunspell’s French dictionary, read in a fifth of a second. By hand: npm's nspell writes out each of
 * its million forms first, for five seconds and 300 MB, and does not say whether a form is a plural; both
 * knew the same words of these texts and of 30,000 misprints. Elisions (« l'eau ») are the caller's.
 */
export function frenchDictionary(): Dictionary {
  french ??= readDictionary(text(dictionary.aff), text(dictionary.dic));
  return french;
}

function readDictionary(aff: string, dic: string): Dictionary {
  const stems = readStems(dic);
  const suffixes = readSuffixes(aff);
  const prefixes = readPrefixes(aff);
  const plurals = pluralFlags(suffixes);
  const seen = new Map<string, readonly string[]>();

  /** The flags by which a form is a word; an empty one for a stem that takes no plural. */
  const waysTo = (form: string): readonly string[] => {
    const known = seen.get(form);
    if (known) return known;
    const ways = [
      ...withoutPrefix(form, NO_FLAG),
      ...prefixes
        .filter(({ add }) => form.startsWith(add))
        .flatMap(({ add, flag }) => {
          const rest = form.slice(add.length);
          // « kilomètres »: the prefix of a unit brings its plural too.
          const isPlural = rest.length > SYMBOL && rest.endsWith('s');
          return withoutPrefix(rest, flag).concat(
            isPlural ? withoutPrefix(rest.slice(0, -1), flag) : [],
          );
        }),
    ];
    seen.set(form, ways);
    return ways;
  };
  const withoutPrefix = (form: string, prefix: string): string[] => {
    const stem = (stems.get(form) ?? []).filter(
      (flags) => !has(flags, NEED_AFFIX) && has(flags, prefix),
    );
    const ways = stem.map((flags) => plurals.find((flag) => has(flags, flag)) ?? NO_FLAG);
    for (let end = Math.max(0, form.length - LONGEST_SUFFIX); end <= form.length; end++) {
      for (const { flag, strip, condition } of suffixes.get(form.slice(end)) ?? []) {
        const flags = stems.get(form.slice(0, end) + strip);
        const isThere = flags?.some((some) => has(some, flag) && has(some, prefix));
        if (isThere && fits(form.slice(0, end) + strip, condition)) ways.push(flag);
      }
    }
    return ways;
  };
  const isWord = (form: string) => waysTo(form).length > 0;
  /** « km » is no « Km »: some stems keep their case. */
  const isFree = (form: string) => !stems.get(form)?.some((flags) => has(flags, KEEP_CASE));
  const otherCases = (word: string) => [
    ...(word === word.toUpperCase() ? [word.charAt(0) + word.slice(1).toLowerCase()] : []),
    word.toLowerCase(),
  ];
  return {
    knows: (word) => {
      if (isWord(word)) return true;
      const cases = otherCases(word);
      return cases.every(isFree) && cases.some(isWord);
    },
    isSingular: (word) => {
      const ways = waysTo(word.toLowerCase());
      const isNoun = ways.some((flag) => plurals.includes(flag));
      return isNoun && !/[sxz]$/.test(word) && !ways.includes(NO_FLAG);
    },
    isVerb: (word) => waysTo(word.toLowerCase()).some((flag) => /^\p{Ll}/u.test(flag)),
  };
}

/** Those of nouns and adjectives that may add a mark of the plural; those of verbs are in lower case. */
function pluralFlags(suffixes: ReadonlyMap<string, readonly Suffix[]>): string[] {
  const marked = [...suffixes].flatMap(([add, rules]) => (PLURAL_MARK.test(add) ? rules : []));
  return [...new Set(marked.map(({ flag }) => flag))].filter((flag) => /^\p{Lu}/u.test(flag));
}

/** By what they add: `SFX a0 er ant/n'q' [^cg]er`. */
function readSuffixes(aff: string): Map<string, Suffix[]> {
  const suffixes = new Map<string, Suffix[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip, added = '', condition] = line.split(/\s+/);
    if (kind !== 'SFX' || condition === undefined) continue;
    const add = added.replace(/\/.*/, '').replace(/^0$/, '');
    const rule = { flag, strip: strip === '0' ? '' : (strip ?? ''), condition };
    push(suffixes, add, rule);
  }
  return suffixes;
}

/** `PFX Um 0 kilo .`, elisions left out. */
function readPrefixes(aff: string): { flag: string; add: string }[] {
  return [...aff.matchAll(/^PFX (\S+) 0 ([^\s/']+)(?:\/\S*)? \.$/gm)].map(
    ([, flag = '', add = '']) => ({ flag, add: add === '0' ? '' : add }),
  );
}

/** `ligne/S.`; some stems stand several times. */
function readStems(dic: string): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const line of dic.split('\n')) {
    const [entry = ''] = line.split('\t');
    const cut = entry.indexOf('/', 1);
    if (cut < 0) push(stems, entry, NO_FLAG);
    else push(stems, entry.slice(0, cut), entry.slice(cut + 1));
  }
  return stems;
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Whether a list such as `L'D'S.` holds a flag, which is two signs long. */
function has(flags: string, flag: string): boolean {
  for (let at = flags.indexOf(flag); at >= 0; at = flags.indexOf(flag, at + 1)) {
    if (at % 2 === 0) return true;
  }
  return false;
}

const endings = new Map<string, RegExp>();
/** Whether a stem ends as `[^cg]er` asks. */
function fits(stem: string, condition: string): boolean {
  const ending = endings.get(condition) ?? new RegExp(`${condition}$`);
  endings.set(condition, ending);
  return ending.test(stem);
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
