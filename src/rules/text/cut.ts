/**
 * A text of at most `most` UTF-16 units: its start and « … » when it is longer. No sign made of two units
 * is cut in two.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
