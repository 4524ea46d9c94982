/** Languages whose code may be given: TypeScript is typed as JavaScript is. */
export type TypedLanguage = 'Python' | 'JavaScript' | 'SQL';

/** What may hold any sign, in each language: comments, and texts that are closed. */
const HOLDERS: Readonly<Record<TypedLanguage, RegExp>> = {
  Python: /#.*|("""|''')[\s\S]*?\1|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/g,
  JavaScript:
    /\/\/.*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/g,
  SQL: /--.*|\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g,
};
const SIGN =
  /[“”„«»〝〞‘’‚‛′–—−‐‑×÷≤≥…→⇒≠\u00A0\u2007\u202F\u3000\u200B-\u200D\u2060\uFEFF\uFF01-\uFF5E]/;

/**
 * The first sign, outside of texts and comments, that a phone or a text processor typed in the place of one of the
 * language, such as a curly quote, with its line, from 1; undefined where there is none (U6).
 */
export function strangeSign(
  code: string,
  language: TypedLanguage,
): { line: number; sign: string } | undefined {
  const bare = bareCode(code, language);
  const at = bare.search(SIGN);
  const sign = bare[at];
  return sign === undefined ? undefined : { line: bare.slice(0, at).split('\n').length, sign };
}

/** The code with spaces for its texts and comments, each line in its place. */
export function bareCode(code: string, language: TypedLanguage): string {
  return code.replace(HOLDERS[language], (held) => held.replace(/[^\n]/g, ' '));
}

/** Whether a sign shows something. */
export function isSeen(sign: string): boolean {
  return !/[\s\u200B-\u200D\u2060\uFEFF]/.test(sign);
}
