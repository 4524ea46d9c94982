import ts from 'typescript';
import { at, type Law } from './source.ts';
import { blank, partsOf, type Script, stringsOf } from './syntax.ts';

interface Found {
  readonly index: number;
  readonly colour: string;
}

const HOME = 'src/styles/tokens.css';

const NAMES = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
  blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson
  cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
  darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
  darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick
  floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey
  honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink
  lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow
  lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
  mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
  mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue
  purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell
  sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle
  tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/);

const HEX = '(?:#|%23)(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])';
const CALL = '(?<![\\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)(?=\\()';
const NAME = `(?<![\\w-])(?:${NAMES.join('|')})(?![\\w(-])`;

const ANY = new RegExp(`${HEX}|${CALL}|${NAME}`, 'i');
const UNNAMED = new RegExp(`${HEX}|${CALL}`, 'i');
const WHOLE = new RegExp(`^${HEX}$|${CALL}`, 'i');
const WHOLE_OR_NAME = new RegExp(`^(?:${HEX}|${NAME})$|${CALL}`, 'i');

const DECLARATION = /([\w-]+)\s*:([^;{}]*)(?=[;}])/g;
const COMMENT_OR_LINK = /\/\*[\s\S]*?\*\/|url\((?!["']?data:)[^)]*\)/g;
const QUOTED = /(?:([\w:-]+)=\{?)?(["'`])([^"'`\n]*)\2/g;

/** Properties whose values hold names that authors choose. */
const FREE_NAMES = /^(?:animation|container|content|counter|font|grid|quotes|transition|view-)/;
/** Attributes and keys that paint, and those that point: `href="#add"` is a place. */
const PAINTS = /^(?:fill|stroke|background|border|outline|--)|colou?r$|shadow$/i;
const POINTS = /href$|^id$|^hash$|^to$/i;

/** Law 5: every colour is a token. */
export const colours: Law = (tree) =>
  tree
    .filter(({ path }) => path.startsWith('src/') && path !== HOME)
    .flatMap((source) => {
      const { scripts, styles, markup } = partsOf(source);
      const found = [...scripts.flatMap(inScript), ...styles.flatMap(inCss), ...inMarkup(markup)];
      return found.map(({ index, colour }) =>
        at(source, index, `colour ${colour}; make it a token of ${HOME}`),
      );
    });

function inCss(css: string): Found[] {
  return [...css.replace(COMMENT_OR_LINK, blank).matchAll(DECLARATION)].flatMap((declaration) => {
    const [whole, property = '', value = ''] = declaration;
    const start = declaration.index + whole.length - value.length;
    return first(value, FREE_NAMES.test(property) ? UNNAMED : ANY, start);
  });
}

function inMarkup(markup: string): Found[] {
  return [...markup.matchAll(QUOTED)].flatMap((quoted) => {
    const [whole, attribute = '', , value = ''] = quoted;
    const start = quoted.index + whole.length - 1 - value.length;
    return inValue(attribute, value, start);
  });
}

function inValue(name: string, value: string, start: number): Found[] {
  if (POINTS.test(name)) return [];
  if (name === 'style') return inCss(`${value};`).map((one) => ({ ...one, index: start }));
  if (PAINTS.test(name)) return first(value.replace(COMMENT_OR_LINK, blank), ANY, start);
  return first(value, name === 'content' ? WHOLE_OR_NAME : WHOLE, start);
}

/** A string is a colour itself, or markup or style that a program writes. */
function inScript(script: Script): Found[] {
  return stringsOf(script).flatMap((node) => {
    const start = node.getStart() + 1;
    const own = inValue(keyOf(node), node.text, start);
    const written = [...inMarkup(node.text), ...inCss(node.text)];
    return [...own, ...written.map((one) => ({ ...one, index: start + one.index }))].slice(0, 1);
  });
}

/** The key or attribute whose value holds this string. */
function keyOf({ parent }: ts.Node): string {
  const holder = ts.findAncestor(
    parent,
    (node) => ts.isPropertyAssignment(node) || ts.isJsxAttribute(node),
  );
  return holder?.name.getText().replace(/['"]/g, '') ?? '';
}

function first(value: string, pattern: RegExp, start: number): Found[] {
  const match = pattern.exec(value);
  return match ? [{ index: start + match.index, colour: match[0] }] : [];
}
