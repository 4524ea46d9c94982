import { spaced } from '../words.ts';
import { isSeen, strangeSign, type TypedLanguage } from './signs.ts';

/** A fault of typing: its line, from 1, and what to type, in French. */
interface TypedSign {
  line: number;
  sign: string;
  text: string;
}

/** Of the sign that replaces another: `$` is the one that was typed, `$$` the one to type. */
const WORDS: readonly (readonly [signs: string, typed: string, said: string])[] = [
  ['“”„«»〝〞', '"', 'Le guillemet $ n’est pas celui de @ : tape $$'],
  ['‘’‚‛′', "'", 'L’apostrophe $ n’est pas celle de @ : tape $$'],
  ['–—−‐‑', '-', 'Le tiret $ n’est pas celui de @ : tape $$'],
  ['×', '*', 'Le signe $ n’est pas de @ : pour multiplier, tape $$'],
  ['÷', '/', 'Le signe $ n’est pas de @ : pour diviser, tape $$'],
  ['≤', '<=', 'Le signe $ n’est pas de @ : tape $$'],
  ['≥', '>=', 'Le signe $ n’est pas de @ : tape $$'],
  ['…', '...', 'Le signe $ n’est pas de @ : tape trois points, $$'],
];
/** Those whose sign to type is not the same in all languages. */
const OWN: Readonly<Record<TypedLanguage, Readonly<Record<string, string>>>> = {
  Python: { '→': '->', '⇒': '->', '≠': '!=' },
  JavaScript: { '→': '=>', '⇒': '=>', '≠': '!==' },
  SQL: { '→': '->', '⇒': '->', '≠': '<>' },
};
const BLANK =
  'Une espace insécable est dans cette ligne : efface-la, et tape une espace avec la barre.';
const HIDDEN = 'Un signe invisible est dans cette ligne : efface-la, et tape-la à nouveau.';

/** The first strange sign of the code, and the sentence that says what to type (U6). */
export function typedSign(code: string, language: TypedLanguage): TypedSign | undefined {
  const found = strangeSign(code, language);
  return found && { ...found, text: wordsOf(found.sign, language) };
}

function wordsOf(sign: string, language: TypedLanguage): string {
  if (!isSeen(sign))
    return /[\u00A0\u2007\u202F\u3000]/.test(sign) ? spaced(BLANK) : spaced(HIDDEN);
  const found = WORDS.find(([signs]) => signs.includes(sign));
  const [, typed, said] = found ?? [
    '',
    OWN[language][sign] ?? plainOf(sign),
    'Le signe $ n’est pas de @ : tape $$',
  ];
  return spaced(
    said.replace('@', language).replace(/\$\$?/g, (mark) => (mark === '$' ? sign : typed)),
  );
}

/** The sign of the same name whose width is that of other signs. */
function plainOf(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
}
