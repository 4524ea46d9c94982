import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IViolation,
} from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { type Law, planted, type Source } from './source.ts';
import { partsOf } from './syntax.ts';

const ASTRO_ADDRESS = /(\bfrom |\bimport[ (])(['"][^'"\n]+\.astro)(?=['"])/g;

<<<<<<< HEAD
/**
 * Law 1, told by dependency-cruiser. It cannot read Astro files: in the copy that it cruises, each is
 * a `.astro.ts` of its scripts alone.
 */
export const imports: Law = async (tree) => {
  const house = tree.filter(({ path }) => /^(?:src\/|[^/]+\.(?:mjs|ts)$)/.test(path)).map(asScript);
  using folder = planted(house);
  const { enhancedResolveOptions, ...options } = config.options;
  const ruleSet = { forbidden: config.forbidden };
  const roots = [...new Set(house.map(({ path }) => path.split('/')[0] ?? ''))];
  const { output } = await cruise(
    roots,
    { ...options, baseDir: folder.path, validate: true, ruleSet } as ICruiseOptions,
    enhancedResolveOptions,
  );
  return (output as ICruiseResult).summary.violations.map(sentence);
};

function asScript(source: Source): Source {
  const { path, text } = source;
  const isAstro = path.endsWith('.astro');
  const code = isAstro ? partsOf(source).scripts.map((script) => script.text) : [text];
  return {
    path: isAstro ? `${path}.ts` : path,
    text: path.endsWith('.css') ? text : code.join('\n').replace(ASTRO_ADDRESS, '$1$2.ts'),
  };
}

function sentence({ from, to, rule, cycle = [] }: IViolation): string {
  const way = [from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])];
  const trail = rule.name === 'no-orphans' ? from : way.join(' → ');
  const remedy = config.forbidden.find(({ name }) => name === rule.name)?.comment;
  return `${trail.replaceAll('.astro.ts', '.astro')}: ${remedy}`;
=======
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
>>>>>>> main
}
