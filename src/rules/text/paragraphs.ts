/** With more paragraphs in one text, a phone would freeze while it is drawn (N20). */
const MAX_PARAGRAPHS = 50;
/** In UTF-16 units: several of these on one page are drawn when they come near (N20). */
const LONG_TEXT = 4_000;
const BLANK_LINE = /\n\s*\n/;

/**
 * The paragraphs of a text, which a blank line begins: `a\n\nb` → `a`, `b`. From the fiftieth on they stay
 * together, with their lines: nothing is lost (N8, N20).
 */
export function paragraphsOf(text: string): string[] {
  const all = text.split(BLANK_LINE).map((one) => one.trim());
  const last = all.slice(MAX_PARAGRAPHS - 1);
  return [...all.slice(0, MAX_PARAGRAPHS - 1), ...(last.length > 0 ? [last.join('\n\n')] : [])];
}

export function isLong(text: string): boolean {
  return text.length > LONG_TEXT;
}
