import ts from 'typescript';
import { at, type Law, type Source } from './source.ts';
import { nodesOf, partsOf, stringsOf } from './syntax.ts';

interface Mention {
  readonly source: Source;
  readonly position: number;
  readonly text: string;
}

const CALLS = `/getCategoriesNamesOnly /courseDetails /courseSections user/subscriptions api/login
  api/logOut v3/sendMessage`.split(/\s+/);
const KEYS = `rgpd_consent visitorId LastRessourcesViews courseDetailsFields course-state-
  cookiePreferences userPreferences XSRF-TOKEN`.split(/\s+/);
// A header is the same in any case.
const NAMES = [...[...CALLS, ...KEYS].map((name) => alone(name)), alone('x-visitor-id', 'gi')];

const SETTING = /\bPUBLIC_[A-Z\d_]+/g;
/** The local API is a program of its own: it reads its own environment. */
const SETTING_HOMES = ['src/config.ts', 'src/build/settings.ts', 'src/local-api/settings.ts'];

const STORAGE_VERBS = new Set(['getItem', 'setItem', 'removeItem']);
const STORAGE = 'src/browser/platform/storage.ts';
const COOKIES = 'src/browser/platform/cookies.ts';

/** Law 6: what the outside world knows us by is written once. */
export const names: Law = (tree) => {
  const house = tree.filter(({ path }) => path.startsWith('src/'));
  const texts = house.flatMap(textsIn);
  const settings = find(SETTING, [...texts, ...house.flatMap(wordsIn)]);
  return [
    ...NAMES.flatMap((name) => repeats(find(name, texts))),
    ...settings.flatMap(strayedSetting),
    ...house.flatMap(strayedDoors),
  ];
};

function alone(name: string, flags = 'g'): RegExp {
  const before = /^\w/.test(name) ? '(?<![\\w-])' : '';
  const after = /\w$/.test(name) ? '(?![\\w-])' : '';
  return new RegExp(before + name + after, flags);
}

/** Strings and markup: comments may speak of anything. */
function textsIn(source: Source): Mention[] {
  const { scripts, markup } = partsOf(source);
  const strings = scripts.flatMap(stringsOf).map((node) => mention(source, node));
  return [...strings, { source, position: 0, text: markup }];
}

function wordsIn(source: Source): Mention[] {
  const nodes = partsOf(source).scripts.flatMap(nodesOf);
  return nodes.filter(ts.isIdentifier).map((node) => mention(source, node));
}

function mention(source: Source, node: ts.Node & { text: string }): Mention {
  return { source, position: node.getStart(), text: node.text };
}

/** The first match of each text in each file: one sentence a file is enough to act. */
function find(pattern: RegExp, mentions: readonly Mention[]): Mention[] {
  const found = mentions.flatMap(({ source, position, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      source,
      position: position + match.index,
      text: match[0],
    })),
  );
  const groups = Map.groupBy(found, ({ source, text }) => `${source.path} ${text}`);
  return [...groups.values()].flatMap((group) => group.slice(0, 1));
}

function repeats([home, ...others]: readonly Mention[]): string[] {
  return others.map(({ source, position, text }) =>
    at(source, position, `'${text}' is in ${home?.source.path} too; name it once and import it`),
  );
}

function strayedSetting({ source, position, text }: Mention): string[] {
  if (SETTING_HOMES.includes(source.path)) return [];
  const remedy = `take it from ${SETTING_HOMES[0]} or as an argument`;
  return [at(source, position, `${text} is a setting; ${remedy}`)];
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
