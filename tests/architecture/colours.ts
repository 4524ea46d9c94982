import stylelint from 'stylelint';
import ts from 'typescript';
import { colours as rules } from '../../stylelint.config.mjs';
import { at, type Law, type Source } from './source.ts';
import { blank, partsOf, stringsOf } from './syntax.ts';

interface Painted {
  readonly source: Source;
  readonly position: number;
  readonly value: string;
}

const REMEDY = 'a colour; make it a token of src/styles/tokens.css';
const LINK = /url\((?!["']?data:)[^)]*\)/g;
/** Attributes, keys and properties that paint, and those that point: `href="#add"` is a place. */
const PAINTS = /^(?:(?:fill|stroke|background|border|outline|--)[\w-]*|[\w-]*(?:colou?r|shadow))$/i;
const POINTS = /^(?:[\w:]*href|id|hash|to)$/i;
const PAIR = /([\w:-]+)\s*[:=]\s*\{?(?:(["'`])([^"'`\n]*)\2|([^;{}"'<>\n]+)(?=[;}"'`]|$))/g;
const WHOLE = /^(?:#|%23)[\da-f]{3,8}$/i;
const CALL = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

/** Law 5 where stylelint does not look, in scripts and attributes: it judges what they paint. */
export const painted: Law = async (tree) => {
  const found = tree
    .filter(({ path }) => /^src\/.*\.(?:astro|tsx?)$/.test(path))
    .flatMap(paintedIn);
  const code = found.map(({ value }) => `a{color:${wordsOf(value)}}`).join('\n');
  const { results } = await stylelint.lint({ code, config: { rules } });
  const lines = new Set(results.flatMap(({ warnings }) => warnings.map(({ line }) => line)));
  const faults = found.filter((_, index) => lines.has(index + 1));
  return [...new Set(faults.map(({ source, position }) => at(source, position, REMEDY)))];
};

function paintedIn(source: Source): Painted[] {
  const { scripts, markup } = partsOf(source);
  const strings = scripts.flatMap(stringsOf).flatMap((node) => {
    const start = node.getStart() + 1;
    const own = { source, position: start, value: node.text };
    return [...(isPainted(keyOf(node), node.text) ? [own] : []), ...pairsIn(node.text, start)];
  });
  function pairsIn(text: string, start: number): Painted[] {
    return [...text.replace(LINK, blank).matchAll(PAIR)].flatMap((match) => {
      const [whole, key = '', , quoted, bare = ''] = match;
      const value = quoted ?? bare;
      const position = start + match.index + whole.lastIndexOf(value);
      return isPainted(key, value) ? [{ source, position, value }] : [];
    });
  }
  return [...strings, ...pairsIn(markup, 0)];
}

function isPainted(key: string, value: string): boolean {
  if (POINTS.test(key)) return false;
  // `<meta name="theme-color" content="white">`: a word alone.
  const isBarColour = key === 'content' && /^\w+$/.test(value);
  return PAINTS.test(key) || WHOLE.test(value) || CALL.test(value) || isBarColour;
}

/** What may be a colour, in a form that CSS reads whatever stands around it. */
function wordsOf(value: string): string {
  const words = value.replace(LINK, '').match(/(?:#|%23)?[\w-]+\(?/g) ?? [];
  return words.map((word) => word.replace('%23', '#').replace('(', '()')).join(' ');
}

/** The key or attribute whose value holds this string. */
function keyOf({ parent }: ts.Node): string {
  const holder = ts.findAncestor(
    parent,
    (node) => ts.isPropertyAssignment(node) || ts.isJsxAttribute(node),
  );
  return holder?.name.getText().replace(/['"]/g, '') ?? '';
}
