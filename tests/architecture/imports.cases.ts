import type { Cases } from './source.ts';

export const importCases: Cases = {
  broken: [
    {
      why: 'a rule asks a store',
      tree: { 'src/rules/price.ts': "import { $course } from '../stores/course.ts';" },
      says: 'src/rules/price.ts:1: rules may not import stores; pass it down or move it down',
    },
    {
      why: 'a component takes a type from a page',
      tree: {
        'src/components/Card.astro': "---\n\nimport type { Card } from '../pages/card.ts';\n---\n",
      },
      says: 'src/components/Card.astro:3: components may not import pages; pass it down or move it down',
    },
    {
      why: 'a processed script reaches above its room',
      tree: {
        'src/components/Copy.astro': "<p></p>\n<script>import '../layouts/copy.ts';</script>",
      },
      says: 'src/components/Copy.astro:2: components may not import layouts; pass it down or move it down',
    },
    {
      why: 'an import written as a call or a type is an import',
      tree: { 'src/wire/decode.ts': "export type Get = typeof import('../api/http.ts').get;" },
      says: 'src/wire/decode.ts:1: wire may not import api; pass it down or move it down',
    },
    {
      why: 'a re-export is an import',
      tree: { 'src/browser/platform/cookies.ts': "export { get } from '../../api/http.ts';" },
      says: 'src/browser/platform/cookies.ts:1: browser may not import api; pass it down or move it down',
    },
    {
      why: 'an island reads the content',
      tree: {
        'src/islands/tutorial/Steps.tsx':
          "import { tutorial } from '../../collections/tutorials.ts';",
      },
      says: 'src/islands/tutorial/Steps.tsx:1: islands may not import collections; pass it down or move it down',
    },
    {
      why: 'the local API asks the collections, which only Astro can open',
      tree: {
        'src/local-api/seed.ts': "import { firstCatalog } from '../collections/catalog.ts';",
      },
      says: 'src/local-api/seed.ts:1: local-api may not import collections; pass it down or move it down',
    },
    {
      why: 'the wire reads a setting',
      tree: { 'src/wire/endpoints.ts': "import { config } from '../config.ts';" },
      says: 'src/wire/endpoints.ts:1: wire may not import config; pass it down or move it down',
    },
    {
      why: 'a page borrows from the local API',
      tree: { 'src/pages/index.astro': "---\nimport { seed } from '../local-api/seed.ts';\n---\n" },
      says: 'src/pages/index.astro:2: pages may not import local-api; pass it down or move it down',
    },
    {
      why: 'the local API borrows a client call',
      tree: { 'src/local-api/server.ts': "import { get } from '../api/http.ts';" },
      says: 'src/local-api/server.ts:1: local-api may not import api; pass it down or move it down',
    },
    {
      why: 'a layout borrows from the build',
      tree: { 'src/layouts/Page.astro': "---\nimport { csp } from '../build/headers.ts';\n---\n" },
      says: 'src/layouts/Page.astro:2: layouts may not import build; pass it down or move it down',
    },
    {
      why: 'a store imports a style',
      tree: { 'src/stores/theme.ts': "import css from '../styles/tokens.css?raw';" },
      says: 'src/stores/theme.ts:1: stores may not import styles; pass it down or move it down',
    },
    {
      why: 'a page opens the collections itself',
      tree: { 'src/pages/conseils.astro': "---\nimport { getEntry } from 'astro:content';\n---\n" },
      says: 'src/pages/conseils.astro:2: astro:content is for src/collections/; ask that module',
    },
    {
      why: 'a call reads the environment itself',
      tree: { 'src/api/http.ts': "import { API } from 'astro:env/client';" },
      says: 'src/api/http.ts:1: astro:env/client is for src/config.ts; ask that module',
    },
    {
      why: 'two types need each other',
      tree: {
        'src/rules/course.ts': "import { isFree } from './price.ts';",
        'src/rules/price.ts': "\nimport type { Course } from './course.ts';",
      },
      says: 'src/rules/price.ts:2: closes a cycle, src/rules/course.ts → src/rules/price.ts → src/rules/course.ts; move what they share to a third file',
    },
    {
      why: 'a round of three',
      tree: {
        'src/stores/a.ts': "export * from './b.ts';",
        'src/stores/b.ts': "export * from './c.ts';",
        'src/stores/c.ts': "export const load = () => import('./a.ts');",
      },
      says: 'src/stores/c.ts:1: closes a cycle, src/stores/a.ts → src/stores/b.ts → src/stores/c.ts → src/stores/a.ts; move what they share to a third file',
    },
    {
      why: 'an extension is left to the resolver',
      tree: { 'src/rules/order.ts': "import { isFree } from './price';" },
      says: 'src/rules/order.ts:1: ./price lacks its extension; write it',
    },
    {
      why: 'an extension is that of the output',
      tree: { 'src/rules/order.ts': "import { isFree } from './price.js';" },
      says: 'src/rules/order.ts:1: ./price.js lacks its extension; write it',
    },
    {
      why: 'an alias hides the room',
      tree: { 'src/rules/order.ts': "import { $order } from '@/stores/order.ts';" },
      says: 'src/rules/order.ts:1: @/stores/order.ts hides its rank; write a relative path',
    },
    {
      why: 'a room that nobody drew',
      tree: { 'src/utils/format.ts': "import { $order } from '../stores/order.ts';" },
      says: 'src/utils/format.ts:1: utils is no room; move the file into one',
    },
  ],
  kept: [
    {
      why: 'a page reads everything below',
      tree: {
        'src/pages/index.astro': `---
import Page from '../layouts/Page.astro';
import { CatalogSearch } from '../islands/catalog/CatalogSearch.tsx';
import { resourceGroups } from '../collections/resources.ts';
import { config } from '../config.ts';
import tokens from '../styles/tokens.css?raw';
import { search } from '../rules/search.ts';
---
<script>import { scrollTo } from '../browser/scroll.ts';</script>`,
      },
    },
    {
      why: 'doors open for those who keep them',
      tree: {
        'src/collections/catalog.ts':
          "import { getCollection } from 'astro:content';\nimport '../api/courses.ts';",
        'src/collections/schemas/catalog.ts': "import { z } from 'astro/zod';",
        'src/local-api/content.ts': "import '../collections/schemas/catalog.ts';",
        'src/content.config.ts':
          "import { defineCollection } from 'astro:content';\nimport { z } from 'astro/zod';",
        'src/config.ts': "import { PUBLIC_HOME_URL } from 'astro:env/client';",
        'src/env.d.ts': '/// <reference types="astro/client" />',
      },
    },
    {
      why: 'Node programs use packages, builtins, the wire and the rules',
      tree: {
        'src/local-api/database.ts':
          "import { DatabaseSync } from 'node:sqlite';\nimport { Hono } from 'hono';",
        'src/local-api/server.ts':
          "import { login } from '../wire/endpoints.ts';\nimport './database.ts';",
        'src/build/settings.ts': "import { sites } from '../rules/sites.ts';",
        'astro.config.mjs': "import { settings } from './src/build/settings.ts';",
      },
    },
    {
      why: 'two ways to one file are no cycle',
      tree: {
        'src/rules/a.ts': "import './b.ts';\nimport './c.ts';",
        'src/rules/b.ts': "import './d.ts';",
        'src/rules/c.ts': "import './d.ts';",
        'src/rules/d.ts': '',
      },
    },
    {
      why: 'comments and strings import nothing; tests import anything',
      tree: {
        'src/rules/menu.ts': "// import '../stores/a.ts'\nexport const path = '../stores/a.ts';",
        'tests/site/build.test.ts': "import { csp } from '../../src/build/headers.ts';",
      },
    },
  ],
};
