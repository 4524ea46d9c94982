/** What the voices are asked for (section 9): « Read-aloud fr-FR rate 1 ». */
export const SPEECH = { lang: 'fr-FR', rate: 1 } as const;

/** A stop and what closes it, before a space; « etc. puis » and « Oui ! dit-elle » go on. */
const SENTENCE_END = /(?<=[.!?…](?:[ \u00A0\u202F]?[»"”)\]]){0,3}) (?![\p{Ll}»)\]!?:;%])|[\r\n]+/u;

/** The whole sentence; else up to a comma, up to a word's end, or 200 characters of an endless word. */
const PIECE = /.{1,200}$|.{1,199}[,;:](?= )|.{1,200}(?= )|.{1,200}/gsu;

const SAYABLE = /[\p{L}\p{N}]/u;

/**
 * « long text in chunks »: sentences of at most 200 characters, about 13 s of speech; Chromium falls
 * silent, without a word, about 15 s after the start of an utterance.
 */
export function chunks(text: string): string[] {
  return text
    .replace(/[ \t]+/g, ' ')
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.trim().match(PIECE) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => SAYABLE.test(piece));
}

/**
 * « prefers a French voice if available » (section 4): France's, else any French one; among equals, one
 * that needs no network. Undefined: the browser's own voice.
 */
export function pickVoice<Voice extends { lang: string; localService: boolean }>(
  voices: readonly Voice[],
): Voice | undefined {
  const french = voices.filter(({ lang }) => /^fr(?:[-_]|$)/i.test(lang));
  return french.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Android writes `fr_FR`. */
function rank({ lang, localService }: { lang: string; localService: boolean }): number {
  return (/^fr[-_]fr\b/i.test(lang) ? 0 : 2) + (localService ? 0 : 1);
}
