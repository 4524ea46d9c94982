/** Law 1, for dependency-cruiser: each rule's comment is the sentence that a developer reads. */
const STAIR = 'pages layouts components islands stores api browser wire rules'.split(' ');
const STYLED = ['inline', 'collections', 'config', 'styles'];
/** What writers' files must hold; plain Node reads it too. */
const SCHEMAS = 'collections/schemas';

/** Besides itself, a room imports these and nothing else of src. */
const MAY_IMPORT = {
  pages: [...below('pages'), ...STYLED],
  layouts: [...below('layouts'), ...STYLED, 'cache'],
  components: [...below('components'), ...STYLED],
  islands: [...below('islands'), 'config', 'styles'],
  stores: [...below('stores'), 'config'],
  api: [...below('api'), 'config'],
  browser: [...below('browser'), 'config'],
  wire: ['rules'],
  rules: [],
  collections: ['api', 'wire', 'rules', 'config'],
  'content.config': [SCHEMAS, 'tools/checks', 'rules'], // a faulty file is told in the words of the checks
  config: ['wire', 'rules'],
  inline: ['browser', 'wire', 'rules'],
  cache: [], // what one run keeps for the next
  markdown: ['cache', 'wire', 'rules'],
  build: ['tools/checks', 'tools/serve', 'markdown', 'cache', 'wire', 'rules'],
  worker: ['rules'], // a program of its own, which the build puts together
  styles: [],
  'env.d': [], // ambient types
  'tools/http': [], // ranges, ETags and codings, for both servers
  'tools/command': [], // what all commands say alike
  'tools/serve': ['tools/http', 'tools/command', 'tools/local-api', 'build', 'wire', 'rules'],
  'tools/local-api': [SCHEMAS, 'tools/serve', 'tools/http', 'tools/contract', 'wire', 'rules'],
  'tools/checks': [SCHEMAS, 'tools/command', 'markdown', 'rules'],
  'tools/scaffold': [SCHEMAS, 'tools/checks', 'tools/command', 'build', 'rules'], // new drafts, shown at the port of the settings
  'tools/contract': ['tools/command', 'build', 'wire', 'rules'], // tries services from outside, as the site of the settings would
  'tools/zim': ['tools/command', 'build', 'rules'], // a file for Kiwix, of the built site
};
const ROOMS = Object.keys(MAY_IMPORT);

/** Modules of Astro, each with the files that may ask for it. */
const DOORS = {
  'astro:content': ['collections', 'content.config'],
  'astro:env': ['config'],
};
/** Files that nothing imports and that import nothing: Astro or TypeScript finds them by name. */
const FOUND_BY_NAME = ['^src/pages/', '\\.d\\.ts$', '^[^/]+\\.(?:mjs|ts)$'];

function below(room) {
  return STAIR.slice(STAIR.indexOf(room) + 1);
}

function within(rooms) {
  return `^src/(?:${rooms.join('|').replaceAll('.', '\\.')})(?:/|\\.\\w+$)`;
}

function law(name, comment, from, to) {
  return { name, severity: 'error', comment, from, to };
}

export default {
  forbidden: [
    law(
      'drawn-rooms',
      'src has no such room; move the file into one, or draw the new room in .dependency-cruiser.mjs',
      { path: '^src/', pathNot: within(ROOMS) },
      {},
    ),
    ...ROOMS.map((room) =>
      law(
        `${room}-imports`,
        `${room} may not import that; pass the value down as an argument, or move what you need to a lower room`,
        { path: within([room]) },
        { path: '^src/', pathNot: [within([room, ...MAY_IMPORT[room]])], couldNotResolve: false },
      ),
    ),
    law(
      'schemas-imports',
      'schemas may import rules alone, for plain Node reads them; ask the collection that uses the schema',
      { path: within([SCHEMAS]) },
      { path: '^src/', pathNot: [within([SCHEMAS, 'rules'])], couldNotResolve: false },
    ),
    ...Object.entries(DOORS).map(([module, doors]) =>
      law(
        `door-of-${module.replace(':', '-')}`,
        `${module} is for src/${doors[0]}; call a function of it, or write one there`,
        { path: '^src/', pathNot: within(doors) },
        { path: `^${module}` },
      ),
    ),
    law(
      'no-node',
      'rules and wire run in the page too; take what Node knows as an argument',
      { path: within(['rules', 'wire']) },
      { dependencyTypes: ['core'] },
    ),
    law(
      'no-cycles',
      'these files import each other in a circle, types included; move what they share to a third file',
      {},
      { circular: true },
    ),
    law(
      'no-orphans',
      'no file imports this one and it imports none; import it or delete it',
      { orphan: true, pathNot: FOUND_BY_NAME },
      {},
    ),
    law(
      'written-paths',
      'no file has this address; write a relative path with its own extension (./price.ts), no alias',
      { path: '^src/' },
      { couldNotResolve: true, path: '^(?:[./~#]|@/|src/)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [''],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
