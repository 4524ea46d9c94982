const COMMENTS = /\/\*.*?\*\//gs;
const SPACES = /\s+/g;
const AROUND_SIGNS = /\s*([{};,])\s*/g;
/** A declaration that asks for a file. */
const ASKING = /[^;{}]*url\((?!["']?data:)[^;}]*;?/g;

/** A sheet without comments, without needless spaces, and without what asks for a file. */
export function smallCss(css: string): string {
  return css
    .replace(COMMENTS, '')
    .replace(SPACES, ' ')
    .replace(AROUND_SIGNS, '$1')
    .replace(ASKING, '')
    .replaceAll(';}', '}')
    .trim();
}
