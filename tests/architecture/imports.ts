import { posix } from 'node:path';
import { at, type Law, roomOf, type Source } from './source.ts';
import { partsOf, specifiersOf } from './syntax.ts';

interface Import {
  readonly source: Source;
  readonly position: number;
  readonly specifier: string;
  /** The file meant, from the project's root, when the specifier is relative. */
  readonly target: string;
}

/** Besides itself, a room imports these and nothing else of src. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  pages: [...below('pages'), 'inline', 'collections', 'config', 'styles'],
  layouts: [...below('layouts'), 'inline', 'collections', 'config', 'styles'],
  components: [...below('components'), 'inline', 'collections', 'config', 'styles'],
  islands: [...below('islands'), 'config', 'styles'],
  stores: [...below('stores'), 'config'],
  api: [...below('api'), 'config'],
  browser: [...below('browser'), 'config'],
  wire: ['rules'],
  rules: [],
  collections: ['schemas', 'api', 'wire', 'rules', 'config'],
  'content.config': ['schemas', 'rules'],
  schemas: ['rules'], // src/collections/schemas: plain Node reads them too
  config: ['wire', 'rules'],
  'local-api': ['schemas', 'wire', 'rules'],
  inline: ['browser', 'wire', 'rules'],
  markdown: ['wire', 'rules'],
  build: ['markdown', 'wire', 'rules'],
  serve: ['build', 'wire', 'rules'],
  worker: ['rules'], // a program of its own, which the build puts together
  styles: [],
  'env.d': [], // ambient types
};

/** Astro's own modules that have one door. */
const DOORS: Record<string, readonly string[]> = {
  'astro:content': ['src/collections/', 'src/content.config.ts'],
  'astro:env': ['src/config.ts'],
};

const ALIAS = /^(?:[/~#]|@\/|src\/)/;
const EXTENSION =
  /\.(?:tsx?|mjs|astro|css|svg|png|jpe?g|webp|avif|ico|woff2|json|ya?ml|mdx?|txt|sql|wasm)$/;

/** Law 1: imports go down the ranks and close no cycle. */
export const imports: Law = (tree) => {
  const house = tree.filter(({ path }) => path.startsWith('src/'));
  const known = house.filter(({ path }) => MAY_IMPORT[roomOf(path)]);
  const all = known.flatMap(importsOf);
  return [
    ...house
      .filter((source) => !known.includes(source))
      .map((source) => at(source, 0, `${roomOf(source.path)} is no room; move the file into one`)),
    ...all.flatMap((one) => faultsOf(one).map((fault) => at(one.source, one.position, fault))),
    ...cyclesIn(all),
  ];
};

function below(room: string): string[] {
  const stair = 'pages layouts components islands stores api browser wire rules'.split(' ');
  return stair.slice(stair.indexOf(room) + 1);
}

function importsOf(source: Source): Import[] {
  return partsOf(source)
    .scripts.flatMap(specifiersOf)
    .map((node) => {
      const specifier = node.text.replace(/\?.*/, '');
      const target = posix.join(posix.dirname(source.path), specifier);
      const position = node.getStart();
      return { source, position, specifier, target: specifier.startsWith('.') ? target : '' };
    });
}

function faultsOf({ source, specifier, target }: Import): string[] {
  const doors = DOORS[specifier.split('/')[0] ?? ''] ?? [source.path];
  if (!doors.some((door) => source.path.startsWith(door)))
    return [`${specifier} is for ${doors[0]}; ask that module`];
  if (ALIAS.test(specifier)) return [`${specifier} hides its rank; write a relative path`];
  if (!target) return [];
  if (!EXTENSION.test(target)) return [`${specifier} lacks its extension; write it`];

  const [room, other] = [roomOf(source.path), roomOf(target)];
  if (!other || other === room || MAY_IMPORT[room]?.includes(other)) return [];
  return [`${room} may not import ${other}; pass it down or move it down`];
}

/** Types count too: two files that need each other's types are one thought in two places. */
function cyclesIn(all: readonly Import[]): string[] {
  const bySource = Map.groupBy(all, ({ source }) => source.path);
  const done = new Set<string>();

  function visit(path: string, trail: readonly string[]): string[] {
    if (done.has(path)) return [];
    const walked = [...trail, path];
    const found = (bySource.get(path) ?? []).flatMap(({ source, position, target }) => {
      const start = walked.indexOf(target);
      if (start < 0) return visit(target, walked);
      const round = [...walked.slice(start), target].join(' → ');
      return [
        at(source, position, `closes a cycle, ${round}; move what they share to a third file`),
      ];
    });
    done.add(path);
    return found;
  }

  return [...bySource.keys()].flatMap((path) => visit(path, []));
}
