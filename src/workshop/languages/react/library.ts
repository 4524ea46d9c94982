import * as React from 'react';
import { createElement, Fragment, StrictMode } from 'react';
import * as ReactDom from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { drawn, fill, touch, until } from './gestures.ts';
import { emptyStorages, endIntervals, install } from './install.ts';

type Gives = Readonly<Record<string, () => unknown>>;
type LibraryBody = (give: (gives: Gives) => void) => void;

/** Elements of one task: far more than a page shows, far fewer than a phone can hold. */
const MAX_ELEMENTS = 20_000;
const ENDLESS = 'Ce composant se dessinait sans fin : l’atelier l’a arrêté.';

const bodies = new Map<string, LibraryBody>();
const modules = new Map<string, object>();
const roots = new Set<Root>();
let made = 0;

/** Helpers for the tests of React; they stand over those of the frame that have the same names. */
export const offered = { attendre: until, remplir: fill, toucher: touch };

/** Called by a file of the reader's program, as `reactPage` writes it. */
export function define(name: string, body: LibraryBody): void {
  bodies.set(name, body);
}

/** The exports of a package or of a file. A name that it has not throws a sentence. */
export function need(name: string): object {
  const known = modules.get(name) ?? packageNamed(name);
  if (known) return known;
  const gives: Record<string, unknown> = {};
  const module = strict(gives, name);
  modules.set(name, module);
  bodies.get(name)?.((own) => {
    for (const [key, get] of Object.entries(own))
      Object.defineProperty(gives, key, { enumerable: true, get });
  });
  return module;
}

/** The exports that `export * from` passes on. */
export function all(module: object): Gives {
  const names = Object.keys(module).filter((name) => name !== 'default');
  return Object.fromEntries(names.map((name) => [name, () => module[name as keyof typeof module]]));
}

/** An element, as JSX writes it. A component that draws itself for ever is stopped. */
export const element = ((...parts: Parameters<typeof createElement>) => {
  if (made === 0)
    setTimeout(() => {
      made = 0;
    });
  made += 1;
  if (made > MAX_ELEMENTS) throw new Error(ENDLESS);
  return createElement(...parts);
}) as typeof createElement;

/** Shows a style sheet that the program imports. */
export function style(text: string): void {
  document.head.appendChild(document.createElement('style')).textContent = text;
}

/** Runs the program, and mounts its component as Vite's first page does; a file that a browser cannot read stops it. */
export function start({
  names,
  start: name,
  isMounted,
}: {
  names: readonly string[];
  start: string;
  isMounted: boolean;
}): void {
  install(() => leave(false));
  if (!names.every((one) => bodies.has(one))) return;
  const program = need(name) as { default: React.ComponentType };
  const place = document.getElementById('root');
  if (!isMounted || !place) return;
  const Component = program.default;
  ReactDom.flushSync(() =>
    kept(createRoot(place)).render(createElement(StrictMode, null, createElement(Component))),
  );
}

/** Takes the program off its page: its effects end, its intervals too; a fresh page has nothing in its storages. */
export function leave(isFresh: boolean): void {
  for (const root of roots) root.unmount();
  for (const known of [roots, bodies, modules]) known.clear();
  endIntervals();
  if (isFresh) emptyStorages();
}

export { drawn, Fragment };

function packageNamed(name: string): object | undefined {
  const known: Readonly<Record<string, object>> = {
    react: Object.assign({}, React, { default: React, createElement: element }),
    'react-dom': Object.assign({}, ReactDom, { default: ReactDom }),
    'react-dom/client': {
      createRoot: (...parts: Parameters<typeof createRoot>) => kept(createRoot(...parts)),
      hydrateRoot: (...parts: Parameters<typeof hydrateRoot>) => kept(hydrateRoot(...parts)),
    },
  };
  const found = known[name];
  if (!found) return undefined;
  const module = strict(found, name);
  modules.set(name, module);
  return module;
}

function kept(root: Root): Root {
  roots.add(root);
  return root;
}

/** A module whose unknown names throw a sentence, as a browser stops an import that finds nothing. */
function strict<Module extends object>(exported: Module, name: string): Module {
  return new Proxy(exported, {
    get(target, key) {
      if (key in target || typeof key === 'symbol') return Reflect.get(target, key);
      throw new Error(
        key === 'default'
          ? `« ${name} » n’a pas de « export default ».`
          : `« ${name} » n’exporte pas « ${key} ».`,
      );
    },
  });
}
