/** Law 1, for dependency-cruiser: each rule's comment is the sentence that a developer reads. */
const STAIR = 'pages layouts components islands stores api workshop browser wire rules'.split(' ');
const STYLED = ['inline', 'collections', 'config', 'styles'];
/** What writers' files must hold; plain Node reads it too. */
const SCHEMAS = 'collections/schemas';

/** The doors of the workshop: what pages and what the build may ask of it, and the addresses of its frames. */
const WORKSHOP_DOORS = ['workshop/index', 'workshop/build', 'workshop/frame-paths'];
/** The ranks inside the workshop, top to bottom. */
const WORKSHOP_STAIR = [
  'doors',
  'open',
  'modes',
  'registry',
  'languages',
  'page',
  'frame',
  'frame-paths',
];
/** Languages that others are made of; besides, a language imports itself alone. */
const SHARED_LANGUAGES = ['web'];

/** Besides itself, a room imports these and nothing else of src. */
const MAY_IMPORT = {
  pages: [...below('pages'), ...STYLED],
  layouts: [...below('layouts'), ...STYLED, 'cache'],
  components: [...below('components'), ...STYLED],
  islands: [...below('islands'), 'config', 'styles'],
  stores: [...below('stores'), 'config'],
  api: [...below('api'), 'config'],
  workshop: below('workshop'),
  browser: [...below('browser'), 'config'],
  wire: ['rules'],
  rules: [],
  collections: ['api', 'wire', 'rules', 'config'],
  'content.config': [SCHEMAS, 'tools/checks', 'rules'], // a faulty file is told in the words of the checks
  config: ['wire', 'rules'],
  inline: ['browser', 'wire', 'rules'],
  cache: [], // what one run keeps for the next
  markdown: ['cache', 'workshop', 'wire', 'rules'],
  build: ['tools/checks', 'tools/serve', 'markdown', 'cache', 'workshop', 'wire', 'rules'],
  'service-worker': ['rules'], // a program of its own, which the build puts together
  styles: [],
  'env.d': [], // ambient types
  'tools/http': [], // ranges, ETags and codings, for both servers
  'tools/command': [], // what all commands say alike
  'tools/serve': [
    ...['tools/http', 'tools/command', 'tools/local-api'],
    ...['build', 'workshop', 'wire', 'rules'],
  ],
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

/** The ranks of the workshop that stand at or above this one. */
function ranksUntil(above) {
  return WORKSHOP_STAIR.slice(0, above + 1).flatMap((rank) =>
    rank === 'doors' ? ['workshop/index', 'workshop/build'] : [`workshop/${rank}`],
  );
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
    law(
      'workshop-door',
      'only index.ts, frame-paths.ts, and build.ts for the build, are asked from outside; export what you need there',
      { path: '^src/', pathNot: within(['workshop']) },
      { path: within(['workshop']), pathNot: within(WORKSHOP_DOORS) },
    ),
    ...WORKSHOP_STAIR.slice(1).map((rank, above) =>
      law(
        `workshop-${rank}`,
        `the ranks of the workshop go down: ${WORKSHOP_STAIR.join(' > ')}; pass the value as an argument`,
        { path: within([`workshop/${rank}`]) },
        { path: within(ranksUntil(above)) },
      ),
    ),
    law(
      'workshop-languages-apart',
      `a language imports itself and ${SHARED_LANGUAGES.join(', ')}; what two need goes to src/workshop/page or frame`,
      { path: '^src/workshop/languages/([^/]+)/' },
      {
        path: '^src/workshop/languages/',
        pathNot: `^src/workshop/languages/(?:$1|${SHARED_LANGUAGES.join('|')})/`,
      },
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
      'this runs in the page too; take what Node knows as an argument',
      { path: within(['rules', 'wire', 'workshop']) },
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
