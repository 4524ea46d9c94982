import type { Cases } from './source.ts';

const endpoints = { 'src/wire/endpoints.ts': "export const DETAILS = '/courseDetails';" };

export const nameCases: Cases = {
  broken: [
    {
      why: 'the server writes a path again',
      tree: { 'src/local-api/server.ts': "app.get('/courseDetails', details);", ...endpoints },
      says: "src/wire/endpoints.ts:1: '/courseDetails' is in src/local-api/server.ts too; name it once and import it",
    },
    {
      why: 'a path hidden in a template',
      tree: {
        ...endpoints,
        'src/api/courses.ts': `const a = (b: string) =>\n  \`\${b}/courseDetails?nom=\`;`,
      },
      says: "src/api/courses.ts:2: '/courseDetails' is in src/wire/endpoints.ts too; name it once and import it",
    },
    {
      why: 'a form repeats a call',
      tree: {
        'src/api/auth.ts': "const LOGIN = 'api/login';",
        'src/pages/login.astro': '---\n---\n<form action="/api/login">',
      },
      says: "src/pages/login.astro:3: 'api/login' is in src/api/auth.ts too; name it once and import it",
    },
    {
      why: 'a cookie has two homes',
      tree: {
        'src/browser/platform/cookies.ts': "const CONSENT = 'rgpd_consent';",
        'src/stores/consent.ts': "const CONSENT = 'rgpd_consent';",
      },
      says: "src/stores/consent.ts:1: 'rgpd_consent' is in src/browser/platform/cookies.ts too; name it once and import it",
    },
    {
      why: 'a key begins in two places',
      tree: {
        'src/browser/platform/storage.ts': `const key = (id: string) => \`course-state-\${id}\`;`,
        'src/stores/course.ts': "const PREFIX = 'course-state-';",
      },
      says: "src/stores/course.ts:1: 'course-state-' is in src/browser/platform/storage.ts too; name it once and import it",
    },
    {
      why: 'a header is the same in capitals',
      tree: {
        'src/local-api/server.ts': "const allowed = ['X-Visitor-Id'];",
        'src/wire/endpoints.ts': "const VISITOR = 'x-visitor-id';",
      },
      says: "src/wire/endpoints.ts:1: 'x-visitor-id' is in src/local-api/server.ts too; name it once and import it",
    },
    {
      why: 'an island opens the storage',
      tree: {
        'src/browser/theme.ts': "export const read = () =>\n  localStorage.getItem('theme');",
      },
      says: 'src/browser/theme.ts:2: getItem is for src/browser/platform/storage.ts; call it there',
    },
    {
      why: 'a processed script opens the storage',
      tree: { 'src/layouts/Page.astro': "<script>sessionStorage.removeItem('a')</script>" },
      says: 'src/layouts/Page.astro:1: removeItem is for src/browser/platform/storage.ts; call it there',
    },
    {
      why: 'cookies read beside their door',
      tree: { 'src/browser/visitor.ts': 'export const all = () => window.document.cookie;' },
      says: 'src/browser/visitor.ts:1: cookie is for src/browser/platform/cookies.ts; call it there',
    },
    {
      why: 'a setting read past config.ts',
      tree: {
        'src/config.ts': "import { PUBLIC_HOME_URL } from 'astro:env/client';",
        'src/rules/sites.ts':
          'const { PUBLIC_HOME_URL } = import.meta.env;\nexport const home = () => PUBLIC_HOME_URL;',
      },
      says: 'src/rules/sites.ts:1: PUBLIC_HOME_URL is a setting; take it from src/config.ts or as an argument',
    },
    {
      why: 'a setting shown by a template',
      tree: {
        'src/components/Footer.astro': '<footer>\n  {import.meta.env.PUBLIC_CHAT_URL}\n</footer>',
      },
      says: 'src/components/Footer.astro:2: PUBLIC_CHAT_URL is a setting; take it from src/config.ts or as an argument',
    },
  ],
  kept: [
    {
      why: 'one home, many readers',
      tree: {
        ...endpoints,
        'src/api/courses.ts': `// GET /courseDetails
import { DETAILS } from '../wire/endpoints.ts';
import { logIn } from '../api/login.ts';
export const details = (visitorId: string) => ({ visitorId, courseDetails: [DETAILS, logIn] });
export type Key = 'rgpd_consent';`,
        'src/wire/paths.ts': "export const LOGIN = 'api/login';",
        'src/wire/keys.ts': "export const CONSENT = 'rgpd_consent'; // and again 'rgpd_consent'",
        'src/local-api/server.ts': "const headers = 'X-XSRF-TOKEN';",
        'src/browser/platform/cookies.ts':
          "const XSRF = 'XSRF-TOKEN';\nexport const all = () => document.cookie;",
        'tests/wire/endpoints.test.ts': "expect(DETAILS).toBe('/courseDetails');",
      },
    },
    {
      why: 'longer words are other names',
      tree: {
        'src/rules/links.ts': "const PATHS = ['/courseDetailsFields', '/courseSections'];",
        'src/wire/keys.ts': "const KEYS = ['lastRessourcesViews', 'visitorIds', 'courseDetails'];",
        'src/rules/resume.ts':
          "const KEY = 'LastRessourcesViews';\nconst FIELD = 'lastRessourcesViews';",
        'src/rules/visitor.ts': "const COOKIE = 'visitorId';",
      },
    },
    {
      why: 'doors and head scripts',
      tree: {
        'src/browser/platform/storage.ts':
          'export const read = (key: string) => localStorage.getItem(key);',
        'src/browser/menu.ts': 'export const name = (jar: Jar) => jar.cookie + document.title;',
        'src/layouts/Page.astro': "<script is:inline>localStorage.getItem('theme')</script>",
        'src/config.ts': "import { PUBLIC_HOME_URL } from 'astro:env/client';",
        'src/build/settings.ts': 'export const settings = { PUBLIC_HOME_URL: 1 };',
      },
    },
  ],
};
