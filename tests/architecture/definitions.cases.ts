import type { Cases } from './source.ts';

export const definitionCases: Cases = {
  broken: [
    {
      why: 'a listener is hung at import',
      tree: {
        'src/browser/install.ts': "const type = 'online';\naddEventListener(type, () => {});",
      },
      says: 'src/browser/install.ts:2: addEventListener runs at import; move it into a function',
    },
    {
      why: 'the clock is read at import',
      tree: { 'src/stores/catalog.ts': 'export const $since = atom(Date.now());' },
      says: 'src/stores/catalog.ts:1: Date.now runs at import; move it into a function',
    },
    {
      why: 'a store is mounted at import',
      tree: {
        'src/stores/session.ts': 'export const $user = atom(null);\nonMount($user, () => {});',
      },
      says: 'src/stores/session.ts:2: onMount runs at import; move it into a function',
    },
    {
      why: 'content waits for a collection',
      tree: { 'src/collections/tutorials.ts': "export const all = await load('tutorials');" },
      says: 'src/collections/tutorials.ts:1: await load runs at import; move it into a function',
    },
    {
      why: 'a function called where it stands',
      tree: { 'src/rules/steps.ts': 'export const STEPS = (() => 8)();' },
      says: 'src/rules/steps.ts:1: this runs at import; move it into a function',
    },
    {
      why: 'a pure method hides an impure receiver',
      tree: {
        'src/browser/platform/storage.ts': "const seen = localStorage.getItem('x').split(',');",
      },
      says: 'src/browser/platform/storage.ts:1: localStorage.getItem runs at import; move it into a function',
    },
    {
      why: 'an instance that acts',
      tree: { 'src/api/http.ts': "const tabs = new BroadcastChannel('session');" },
      says: 'src/api/http.ts:1: new BroadcastChannel runs at import; move it into a function',
    },
    {
      why: 'a condition at top level',
      tree: { 'src/islands/shell/Toast.tsx': 'if (import.meta.env.DEV) import.meta.hot;' },
      says: 'src/islands/shell/Toast.tsx:1: if runs at import; move it into a function',
    },
    {
      why: 'a tagged template is a call',
      tree: { 'src/wire/query.ts': 'export const ALL = sql`select 1`;' },
      says: 'src/wire/query.ts:1: sql runs at import; move it into a function',
    },
    {
      why: 'a class sets itself up',
      tree: {
        'src/wire/decode.ts': 'class Decoder {\n  static table = build();\n  own = build();\n}',
      },
      says: 'src/wire/decode.ts:2: build runs at import; move it into a function',
    },
    {
      why: 'only the namespace of valibot is trusted',
      tree: {
        'src/wire/types.ts': "import * as v from 'values';\nexport const Course = v.object({});",
      },
      says: 'src/wire/types.ts:2: v.object runs at import; move it into a function',
    },
    {
      why: 'a rule keeps state',
      tree: { 'src/rules/search.ts': 'let last = 0;' },
      says: 'src/rules/search.ts:1: state at top level; make it const or keep it in a store',
    },
    {
      why: 'var, even where state may live',
      tree: { 'src/browser/speech.ts': 'var voice = null;' },
      says: 'src/browser/speech.ts:1: state at top level; make it const or keep it in a store',
    },
  ],
  kept: [
    {
      why: 'values that are only built',
      tree: {
        'src/rules/price.ts': `import type { Course } from './course.ts';
export { isFree } from './free.ts';
export interface Price { amount: number }
export type Prices = Price[];
const FORMAT = new Intl.NumberFormat('fr-FR');
const WORDS = new Set('un deux'.split(' ').map((word) => word.trim()));
export const TABLE = Object.freeze({ ...Object.fromEntries([...WORDS].map((w) => [w, w])) });
export const RAW = String.raw\`\\d\`;
export function show(amount: number): string { return FORMAT.format(amount); }
export class Failure extends Error { at = Date.now(); get now() { return Date.now(); } }`,
      },
    },
    {
      why: 'stores, schemas and islands are defined, not run',
      tree: {
        'src/stores/catalog.ts': `export const $keyword = atom<string>('');
export const [createFetcherStore] = nanoquery({ onErrorRetry: () => Math.random() });
export const $courses = createFetcherStore(['courses'], { fetcher: () => fetch('/') });
let timer = 0;`,
        'src/wire/decode.ts':
          "import * as v from 'valibot';\nconst Course = v.pipe(v.object({ id: v.string() }), v.check(isIt));",
        'src/islands/course/Player.tsx':
          "import './player.css';\nexport const Player = memo(() => <p>{run()}</p>);\nconst Dialog = lazy(() => import('./Dialog.tsx'));",
        'src/islands/course/Dialog.tsx':
          'export const Dialog = () => null;\nexport default Dialog;',
        'src/browser/install.ts': 'declare global { interface Window { prompt(): void } }',
        'src/browser/window.d.ts': 'declare var appVersion: string;',
      },
    },
    {
      why: 'programs and pages may run',
      tree: {
        'src/local-api/main.ts': 'serve();',
        'src/build/index.ts': 'run();',
        'src/content.config.ts': 'export const collections = { tutorials: defineCollection({}) };',
        'src/pages/index.astro': '---\nconst groups = await resourceGroups();\n---\n',
      },
    },
  ],
};
