const NARROW = '\u202F';
const WIDE = '\u00A0';

/** « l' », « qu' » at the end: the next word is in another element, as in « l'`indice` ». */
const ELISION = /(?<=(?<![\p{L}'])(?:[cdjlmnst]|\p{L}*qu))'$/iu;
/** A number may begin here: not in the middle of a word, a decimal, an address or a telephone number. */
const FRESH = String.raw`(?<![\p{L}\p{N}_][-.,:/]?)(?<![+=#]|\d[ \u00A0\u202F])`;
/** « 25 000 », « 1 500 000 », but not « 77 123 45 67 ». */
const GROUPS = new RegExp(String.raw`${FRESH}\d{1,3}(?: \d{3})+(?![\p{L}\p{N}_]| \d)`, 'gu');
/** A number and its unit, when the unit is a whole word: « 3 s », but not « 3 s'il ». */
const UNITS =
  /(?<![\p{L}\p{N}_])(\d+(?:[.,]\d+)?) (?=(?:FCFA|Mo|[Kk]o|Go|km|kg|min|h|px|ms|s)(?![\p{L}\p{N}_'’(=]|-\p{L}))/gu;
/** « 20 h 30 ». */
const MINUTES = /(?<=(?<![\p{L}\p{N}_])\d{1,2}\u00A0h) (?=\d{2}(?![\p{L}\p{N}_]))/gu;
/** « n° 2008-12 ». */
const NUMERO = /(?<=(?<![\p{L}\p{N}_])n°) (?=\d)/giu;

/**
 * French typography for a text typed with plain spaces and `'`: U+202F before ; ! ? % and between
 * groups of three digits, U+00A0 before :, before a unit, after n° and inside « », U+2019 and « … ». Addresses
 * keep their colon; a text that is already set stays as it is (Y1).
 */
export function french(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(?<=\p{L})'(?=\p{L}|«)/gu, '’')
    .replace(ELISION, '’')
    .replace(/ ([;!?%])/g, `${NARROW}$1`)
    .replace(/ :/g, `${WIDE}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${WIDE}`)
    .replace(/(?<![ \u00A0\u202F])[ \u00A0\u202F]*»/g, `${WIDE}»`)
    .replace(GROUPS, (number) => number.replaceAll(' ', NARROW))
    .replace(UNITS, `$1${WIDE}`)
    .replace(MINUTES, WIDE)
    .replace(NUMERO, WIDE);
}
