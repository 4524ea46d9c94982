import ts from 'typescript';
import { at, type Law, type Source } from './source.ts';
import { nodesOf, partsOf, stringsOf } from './syntax.ts';

/** A text of a file, and where it begins. */
type Piece = readonly [text: string, position: number];

const CALLS = `/getCategoriesNamesOnly /courseDetails /courseSections user/subscriptions api/login
  api/logOut v3/sendMessage`.split(/\s+/);
const KEYS = `rgpd_consent visitorId LastRessourcesViews courseDetailsFields course-state-
  cookiePreferences userPreferences XSRF-TOKEN`.split(/\s+/);
// A header is the same in any case.
const NAMES = [...[...CALLS, ...KEYS].map((name) => alone(name)), alone('x-visitor-id', 'i')];

const SETTING = /\bPUBLIC_[A-Z\d_]+/;
/** The local API is a program of its own: it reads its own environment. */
const SETTING_HOMES = ['src/config.ts', 'src/build/settings.ts', 'src/tools/local-api/settings.ts'];

const STORAGE_VERBS = new Set(['getItem', 'setItem', 'removeItem']);
const STORAGE = 'src/browser/platform/storage.ts';
const COOKIES = 'src/browser/platform/cookies.ts';

/** Law 6: what the outside world knows us by is written once. */
export const names: Law = (tree) => {
  const house = tree.filter(({ path }) => path.startsWith('src/'));
  const texts = new Map(house.map((source) => [source, textsIn(source)]));
  return [
    ...NAMES.flatMap((name) => repeats(name, texts)),
    ...house.filter(({ path }) => !SETTING_HOMES.includes(path)).flatMap(strayedSetting),
    ...house.flatMap(strayedDoors),
  ];
};

function alone(name: string, flags = ''): RegExp {
  const before = /^\w/.test(name) ? '(?<![\\w-])' : '';
  const after = /\w$/.test(name) ? '(?![\\w-])' : '';
  return new RegExp(before + name + after, flags);
}

/** Strings and markup: comments may speak of anything. */
function textsIn(source: Source): Piece[] {
  const { scripts, markup } = partsOf(source);
  return [...scripts.flatMap(stringsOf).map(pieceOf), [markup, 0]];
}

function pieceOf(node: ts.Node & { text: string }): Piece {
  return [node.text, node.getStart()];
}

function repeats(name: RegExp, texts: ReadonlyMap<Source, Piece[]>): string[] {
  const [home, ...others] = [...texts].filter(([, pieces]) => firstOf(name, pieces));
  return others.flatMap(([source, pieces]) => {
    const [text, position] = firstOf(name, pieces) ?? ['', 0];
    const fault = `'${text}' is in ${home?.[0].path} too`;
    return [at(source, position, `${fault}; name it once and import it`)];
  });
}

function strayedSetting(source: Source): string[] {
  const nodes = partsOf(source).scripts.flatMap(nodesOf);
  const words = nodes.filter(ts.isIdentifier).map(pieceOf);
  const found = firstOf(SETTING, [...textsIn(source), ...words]);
  if (!found) return [];
  const remedy = `take it from ${SETTING_HOMES[0]} or as an argument`;
  return [at(source, found[1], `${found[0]} is a setting; ${remedy}`)];
}

/** One sentence a file is enough to act. */
function firstOf(pattern: RegExp, pieces: readonly Piece[]): Piece | undefined {
  for (const [text, position] of pieces) {
    const match = pattern.exec(text);
    if (match) return [match[0], position + match.index];
  }
  return undefined;
}

function strayedDoors(source: Source): string[] {
  const nodes = partsOf(source).scripts.flatMap(nodesOf).filter(ts.isPropertyAccessExpression);
  return nodes.flatMap((node) => {
    const door = doorOf(node);
    if (!door || door === source.path) return [];
    return [at(source, node.name.getStart(), `${node.name.text} is for ${door}; call it there`)];
  });
}

function doorOf({ expression, name }: ts.PropertyAccessExpression): string | undefined {
  if (STORAGE_VERBS.has(name.text)) return STORAGE;
  const isDocument = /(?:^|\.)document$/.test(expression.getText());
  return isDocument && name.text === 'cookie' ? COOKIES : undefined;
}
