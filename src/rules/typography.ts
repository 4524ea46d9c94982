const NARROW = '\u202F';
const WIDE = '\u00A0';

/**
 * French typography for a text typed with plain spaces and `'` (content standard, §5): U+202F before
 * ; ! ? %, U+00A0 before : and inside « », U+2019, « … ». Addresses keep their colon; a text that is
 * set already stays as it is.
 */
export function french(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(?<=\p{L})'(?=\p{L}|«)/gu, '’')
    .replace(/ ([;!?%])/g, `${NARROW}$1`)
    .replace(/ :/g, `${WIDE}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${WIDE}`)
    .replace(/[ \u00A0\u202F]*»/g, `${WIDE}»`);
}
