/** Astro writes these signs so in the text of a page, and any sign as a number. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * The text that a piece of HTML without tags shows. By hand, in a line: the browser's own parser takes no
 * plain text where scripts cannot be made from it (W12).
 */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot));/g, (_, code: string, name: string) =>
    name ? (NAMED[name] ?? '') : String.fromCodePoint(Number(code)),
  );
}
