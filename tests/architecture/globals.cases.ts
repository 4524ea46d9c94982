import type { Cases } from './source.ts';

export const globalCases: Cases = {
  broken: [
    {
      why: 'a store reads the address',
      tree: { 'src/stores/catalog.ts': 'export const here = () => location.search;' },
      says: 'src/stores/catalog.ts:1: location is for browser/; call a function of it',
    },
    {
      why: 'an island asks where it runs',
      tree: {
        'src/islands/shell/Consent.tsx':
          "export const isClient = () =>\n  typeof window !== 'undefined';",
      },
      says: 'src/islands/shell/Consent.tsx:2: window is for browser/; call a function of it',
    },
    {
      why: 'a store calls the network',
      tree: { 'src/stores/session.ts': "export const probe = () => fetch('/');" },
      says: 'src/stores/session.ts:1: fetch is for api/; call a function of it',
    },
    {
      why: 'api/ may fetch, not read the storage',
      tree: { 'src/api/http.ts': 'export const id = () => fetch(localStorage.id);' },
      says: 'src/api/http.ts:1: localStorage is for browser/; call a function of it',
    },
    {
      why: 'a global passed on under its own name',
      tree: { 'src/rules/speech.ts': 'export const tools = () => ({ speechSynthesis });' },
      says: 'src/rules/speech.ts:1: speechSynthesis is for browser/; call a function of it',
    },
    {
      why: 'a global under a mask',
      tree: { 'src/stores/order.ts': 'export const leave = () => globalThis.history.back();' },
      says: 'src/stores/order.ts:1: history is for browser/; call a function of it',
    },
    {
      why: 'a name declared in another scope protects nothing',
      tree: {
        'src/islands/header/Menu.tsx':
          'export const a = (document: string) => document;\nexport const b = () => document.title;',
      },
      says: 'src/islands/header/Menu.tsx:2: document is for browser/; call a function of it',
    },
    {
      why: 'a page fetches while it is built',
      tree: { 'src/pages/index.astro': "---\nconst answer = await fetch('/course');\n---\n" },
      says: 'src/pages/index.astro:2: fetch is for api/; call a function of it',
    },
    {
      why: 'a processed script of a layout can import, so it must',
      tree: { 'src/layouts/Page.astro': '<html></html>\n<script>\n  document.title;\n</script>' },
      says: 'src/layouts/Page.astro:3: document is for browser/; call a function of it',
    },
    {
      why: 'an inline script outside the layouts',
      tree: { 'src/components/Theme.astro': '<script is:inline>matchMedia("print");</script>' },
      says: 'src/components/Theme.astro:1: matchMedia is for browser/; call a function of it',
    },
  ],
  kept: [
    {
      why: 'the rooms and programs that may',
      tree: {
        'src/browser/scroll.ts': 'export const top = () => window.scrollTo(0, 0);',
        'src/api/http.ts': 'export const get = (url: string) => fetch(url);',
        'src/local-api/seed.ts': "export const ask = () => fetch('http://127.0.0.1');",
        'src/build/worker.ts': 'export const open = () => caches.open(location.href);',
      },
    },
    {
      why: 'the head script of a layout',
      tree: {
        'src/layouts/Page.astro': `---
const { title } = Astro.props;
---
<html lang="fr">
<script define:vars={{ key: title > 'a' }} is:inline>document.documentElement.dataset.x = key;</script>
<script type="application/ld+json" set:html={json}>{ "location": window }</script>`,
      },
    },
    {
      why: 'keys, members, types, strings and comments',
      tree: {
        'src/rules/course.ts': `// window
/** Uses document. */
interface Place { location: string; history: typeof window.history }
export const a = (place: Place) => place.location + 'window' + \`fetch\`;
export const b = { document: 1, fetch() {} };
export const c = ({ location: here, history: past }: Place) => here + past;
export type D = typeof document;
export class E { caches = 1 }`,
        'src/wire/decode.ts': `import { history as past } from './types.ts';
export { location, past as fetch } from './types.ts';
const { document: first } = JSON.parse('{}');
export default { get navigator() { return first; }, caches: past };`,
        'src/islands/course/Map.tsx': 'export const M = () => <Pin location="x">document</Pin>;',
      },
    },
    {
      why: 'names of our own',
      tree: {
        'src/rules/steps.ts': `import { history } from './order.ts';
export const a = (location: string) => location.trim();
export const b = () => { const document = history; return { document }; };
export function fetch() { return fetch; }
for (const window of []) String(window);`,
      },
    },
  ],
};
