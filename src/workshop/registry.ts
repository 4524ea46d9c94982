import { has } from '../rules/older.ts';
import { PYTHON_PATH, SQL_PATH, WORKSHOP_PATH } from './frame-paths.ts';
import { webEngine } from './languages/web/web-engine.ts';
import type { StartEngine } from './page/engine.ts';

/** What a page does with a language that is tried in it. */
interface Language {
  engine: () => Promise<StartEngine>;
  /** In spaces, where it is not 2. */
  indent?: number;
  /** Its code shows a page; the others write to the console. */
  isShown?: boolean;
  /** A run lasts, and can be stopped (U9, U19). */
  isStoppable?: boolean;
  /** Found in code that asks its reader for lines (U18). */
  asks?: RegExp;
}

/** What the build says of a language, and asks of it: no page carries it. */
interface LanguageFacts {
  /** That of the starter of an exercise. */
  extension: string;
  /**
   * What the first tap brings, in kilobytes of 1,000 bytes as they are sent, said before it: the workshop
   * with what runs the language, and the editor with what colours it (U16, U17, U18, U19).
   */
  weight: { workshop: number; editor: number };
  /** The address of the frame that runs it. */
  frame: string;
  /** How the names of the modules end that it needs beside those of any language. */
  modules: readonly string[];
}

const PROMPT = /\bprompt\s*\(/;
const startOf = ({ startEngine }: { startEngine: StartEngine }) => startEngine;
const engineOfWeb = async () => webEngine as StartEngine;

export type LanguageName = 'html' | 'css' | 'javascript' | 'jsx' | 'typescript' | 'python' | 'sql';

/** The languages of the workshop, by the names of their samples. */
export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  html: {
    engine: engineOfWeb,
    isShown: true,
  },
  css: {
    engine: engineOfWeb,
    isShown: true,
  },
  javascript: {
    engine: engineOfWeb,
    asks: PROMPT,
  },
  jsx: {
    engine: () => import('./languages/react/react-engine.ts').then(startOf),
    isShown: true,
  },
  typescript: {
    engine: () => import('./languages/typescript/typescript-engine.ts').then(startOf),
    asks: PROMPT,
  },
  python: {
    engine: () => import('./languages/python/python-engine.ts').then(startOf),
    indent: 4,
    isStoppable: true,
    asks: /\binput\s*\(/,
  },
  sql: {
    engine: () => import('./languages/sql/sql-engine.ts').then(startOf),
    isStoppable: true,
  },
};

/** The facts of each language, for the build. */
export const FACTS: Readonly<Record<LanguageName, LanguageFacts>> = {
  html: {
    extension: 'html',
    weight: { workshop: 12, editor: 93 },
    frame: WORKSHOP_PATH,
    modules: ['/html-mode.ts', '/css-mode.ts', '/mode/javascript.js'],
  },
  css: {
    extension: 'css',
    weight: { workshop: 12, editor: 85 },
    frame: WORKSHOP_PATH,
    modules: ['/css-mode.ts'],
  },
  javascript: {
    extension: 'js',
    weight: { workshop: 12, editor: 83 },
    frame: WORKSHOP_PATH,
    modules: ['/mode/javascript.js'],
  },
  jsx: {
    extension: 'jsx',
    weight: { workshop: 155, editor: 83 },
    frame: WORKSHOP_PATH,
    modules: ['/react-engine.ts', '/mode/javascript.js'],
  },
  typescript: {
    extension: 'ts',
    weight: { workshop: 70, editor: 83 },
    frame: WORKSHOP_PATH,
    modules: ['/typescript-engine.ts', '/mode/javascript.js'],
  },
  python: {
    extension: 'py',
    weight: { workshop: 215, editor: 80 },
    frame: PYTHON_PATH,
    modules: ['/python-engine.ts', '/mode/python.js'],
  },
  sql: {
    extension: 'sql',
    weight: { workshop: 325, editor: 90 },
    frame: SQL_PATH,
    modules: ['/sql-engine.ts', '/mode/sql.js'],
  },
};

const LIGHT_KB = 12;

/** Whether the workshop has a language of this name. */
export function isLanguage(name: string): name is LanguageName {
  return has(LANGUAGES, name);
}

/**
 * The kilobytes of a workshop that is told before « Essayer », and asked twice of a reader who saves data;
 * undefined for a light one, or for a language that is not tried (U1, U18).
 */
export function heavyWorkshop(name: string): number | undefined {
  const weight = isLanguage(name) ? FACTS[name].weight.workshop : 0;
  return weight > LIGHT_KB ? weight : undefined;
}

/**
 * A page cannot offer Node's files and servers, a package, a base behind a server, or a browser that
 * is driven from outside (React Native).
 */
const FOR_NODE =
  /\bfrom '(?!\.|node:(?:test|assert\/strict)')|\btest, \{|\(\{ page \}\)|\b(?:axe|validate)\(/;

/**
 * The language of an exercise, from the names of its files and the text of its tests; undefined when no
 * page can check it.
 */
export function exerciseLanguage(
  names: readonly string[],
  tests: string,
): LanguageName | undefined {
  const starter = names.find((name) => name.startsWith('starter.'));
  const all = Object.keys(FACTS) as LanguageName[];
  return FOR_NODE.test(tests)
    ? undefined
    : all.find((name) => starter === `starter.${FACTS[name].extension}`);
}
