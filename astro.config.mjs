import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { catalogMedia } from './src/build/catalog-media.ts';
import { codeSplitting } from './src/build/chunks.ts';
import { fullText } from './src/build/full-text.ts';
import { hostFiles } from './src/build/hosts/integration.ts';
import { intentDirective } from './src/build/intent.ts';
import { lessonPlugin } from './src/build/lesson/lesson.ts';
import { lightImports } from './src/build/light-imports.ts';
import { links } from './src/build/links.ts';
import { offline } from './src/build/offline.ts';
import { contentSecurityPolicy } from './src/build/policy.ts';
import { precompress } from './src/build/precompress.ts';
import { envSchema, readSettings } from './src/build/settings.ts';
import { tightPolicy } from './src/build/tight-policy.ts';

const settings = readSettings();

export default defineConfig({
  site: settings.urls.PUBLIC_TRAINING_URL,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  env: { schema: envSchema(settings) },
  security: { csp: contentSecurityPolicy(settings) },
  server: { port: Number(process.env.PORT) || 4321 },
  markdown: {
    processor: satteri({ hastPlugins: [lessonPlugin], features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  integrations: [
    react(),
    mdx(),
    intentDirective(),
    catalogMedia(settings),
    fullText(),
    tightPolicy(),
    offline(settings),
    links(),
    hostFiles(),
    precompress(),
  ],
  vite: {
    plugins: [lightImports()],
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: { checks: { moduleLevelDirective: false }, output: { codeSplitting } },
    },
  },
});
