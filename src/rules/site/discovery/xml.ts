import { XMLBuilder } from 'fast-xml-parser';

/** Characters that XML 1.0 cannot hold, even escaped; the library lets them through. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
/** Half of a pair of code units. */
const HALVES = /\p{Cs}/gu;

/** A text without the characters that make a whole document unreadable. */
export function xmlText(text: string): string {
  return text.replace(HALVES, '\uFFFD').replace(FORBIDDEN, '');
}

/** A document, one element a line; `@_` names an attribute, `#text` the content beside attributes. */
export function xmlDocument(root: object): string {
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    suppressEmptyNode: true,
    format: true,
    indentBy: '',
    attributeValueProcessor: (_, value) => xmlText(String(value)),
    tagValueProcessor: (_, value) => xmlText(String(value)),
  });
  return builder.build({ '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, ...root });
}
