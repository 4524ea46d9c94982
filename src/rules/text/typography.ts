const NARROW = '\u202F';
const WIDE = '\u00A0';

/** « l' », « qu' » at the end: the next word is in another element, as in « l'`indice` ». */
const ELISION = /((?:^|[^\p{L}'])(?:[cdjlmnst]|\p{L}*qu))'$/iu;
/** What comes before a number that does not begin there: a word, a decimal, an address, a telephone number. */
const BEGUN = /(?:[\p{L}\p{N}_][-.,:/]?|[+=#]|\d[ \u00A0\u202F])$/u;
/** « 25 000 », « 1 500 000 », but not « 77 123 45 67 ». */
const GROUPS = /\d{1,3}(?: \d{3})+(?![\p{L}\p{N}_]| \d)/gu;
/** A number and its unit, when the unit is a whole word: « 3 s », but not « 3 s'il ». */
const UNITS =
  /((?:^|[^\p{L}\p{N}_])\d+(?:[.,]\d+)?) (?=(?:FCFA|Mo|[Kk]o|Go|km|kg|min|h|px|ms|s)(?![\p{L}\p{N}_'’(=]|-\p{L}))/gu;
/** « 20 h 30 ». */
const MINUTES = /((?:^|[^\p{L}\p{N}_])\d{1,2}\u00A0h) (?=\d{2}(?![\p{L}\p{N}_]))/gu;
/** « n° 2008-12 ». */
const NUMERO = /((?:^|[^\p{L}\p{N}_])n°) (?=\d)/giu;

/**
 * French typography for a text typed with plain spaces and `'`: U+202F before ; ! ? % and between
 * groups of three digits, U+00A0 before :, before a unit, after n° and inside « », U+2019 and « … ». Addresses
 * keep their colon; a text that is already set stays as it is (Y1).
 */
export function french(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(\p{L})'(?=\p{L}|«)/gu, '$1’')
    .replace(ELISION, '$1’')
    .replace(/ ([;!?%])/g, `${NARROW}$1`)
    .replace(/ :/g, `${WIDE}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${WIDE}`)
    .replace(/[ \u00A0\u202F]{0,9}»/g, `${WIDE}»`)
    .replace(GROUPS, (number, at: number, whole: string) =>
      BEGUN.test(whole.slice(Math.max(0, at - 3), at)) ? number : number.replaceAll(' ', NARROW),
    )
    .replace(UNITS, `$1${WIDE}`)
    .replace(MINUTES, `$1${WIDE}`)
    .replace(NUMERO, `$1${WIDE}`);
}
