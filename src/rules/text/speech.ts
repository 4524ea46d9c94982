/** Every utterance asks for this language and this speed (D16). */
export const SPEECH = { lang: 'fr-FR', rate: 1 } as const;

/** A stop and what closes it, before a space; « etc. puis » and « Oui ! dit-elle » go on. */
const SENTENCE_END = /([.!?…](?:[ \u00A0\u202F]?[»"”)\]]){0,3}) (?![\p{Ll}»)\]!?:;%])/gu;

/** The whole sentence; else up to a comma, up to a word's end, or 200 characters of an endless word. */
const PIECE = /.{1,200}$|.{1,199}[,;:](?= )|.{1,200}(?= )|.{1,200}/gsu;

const SAYABLE = /[\p{L}\p{N}]/u;

/**
 * A text in pieces of at most 200 characters, about 13 s of speech: Chromium falls silent about 15 s
 * after an utterance starts (D16).
 */
export function chunks(text: string): string[] {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(SENTENCE_END, '$1\n')
    .split(/[\r\n]+/)
    .flatMap((sentence) => sentence.trim().match(PIECE) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => SAYABLE.test(piece));
}

/**
 * The voice to read with: one of France, else another French one; among equals, one that needs no
 * network. Undefined: the browser's own voice (D16).
 */
export function pickVoice<Voice extends { lang: string; localService: boolean }>(
  voices: readonly Voice[],
): Voice | undefined {
  const french = voices.filter(({ lang }) => /^fr(?:[-_]|$)/i.test(lang));
  return [...french].sort((a, b) => rank(a) - rank(b))[0];
}

/** Android writes `fr_FR`. */
function rank({ lang, localService }: { lang: string; localService: boolean }): number {
  return (/^fr[-_]fr\b/i.test(lang) ? 0 : 2) + (localService ? 0 : 1);
}
