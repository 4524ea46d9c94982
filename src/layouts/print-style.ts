import rules from '../styles/print.css?inline';
import booklet from '../styles/print-tutorial.css?inline';

/** A printed page says these beside its text (Q8, Q9). */
interface Printed {
  /** At the head of each sheet: the page's title and the site's name. */
  title: string;
  /** The address of the page, for the cover; its origin goes before the links within the site. */
  address: string;
  /** Sections that start a sheet, whose name stands at its head. */
  parts: readonly { key: string; label: string }[];
}

/** The rules for paper. They stand at the end of the page: they delay nothing and need no network. */
export function printStyle({ title, address, parts }: Printed): string {
  const names = parts.map(
    ({ key, label }) => `#${key}{page:${key}}@page ${key}{@top-right{content:${quote(label)}}}`,
  );
  const { origin } = new URL(address);
  return [
    rules,
    parts.length > 0 ? booklet : '',
    `:root{--site:${quote(origin)};--page:${quote(address)}}`,
    `@page{@top-left{content:${quote(title)}}}`,
    ...names,
  ].join('');
}

/** A string of CSS that neither CSS nor HTML can end. */
function quote(text: string): string {
  const safe = text.replace(/["\\<&\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${safe}"`;
}
