import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { builtFrom } from './src/build/built-from.ts';
import { contentChecks } from './src/build/checks/integration.ts';
import { contentSecurityPolicy } from './src/build/policy.ts';
import { envSchema, readSettings } from './src/build/settings.ts';
import { site } from './src/build/site.ts';
import { codeSplitting } from './src/build/vite/chunks.ts';
import { oldestEngines, oldestSyntax } from './src/build/vite/engines.ts';
import { inlinePrograms } from './src/build/vite/inline-programs.ts';
import { lightImports } from './src/build/vite/light-imports.ts';
import { oneAcorn } from './src/build/vite/one-acorn.ts';
import { patchedPrograms } from './src/build/vite/patched-programs.ts';
import { textLines } from './src/build/vite/text-lines.ts';
import { lessonPlugin } from './src/markdown/compile.ts';

const settings = readSettings();

export default defineConfig({
  site: settings.urls.PUBLIC_TRAINING_URL ?? '',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  // Editors complete the heads of steps by what it writes in .astro.
  experimental: { contentIntellisense: true },
  env: { schema: envSchema(settings) },
  security: { csp: contentSecurityPolicy(settings) },
  server: { port: settings.ports.site },
  markdown: {
    processor: satteri({ hastPlugins: [lessonPlugin], features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  integrations: [
    // The first: a fault of the content is told in French before Astro meets it.
    contentChecks(settings),
    react(),
    mdx({ optimize: true }),
    site(settings),
    // The last: it notes what a build that came to its end was made from.
    builtFrom(settings),
  ],
  vite: {
    // `.env` is read by the settings alone: Vite would add `.env.production` and others, which they ignore.
    envDir: false,
    plugins: [textLines(), inlinePrograms(), lightImports(), oneAcorn(), patchedPrograms()],
    build: {
      assetsInlineLimit: 0,
      cssTarget: oldestEngines(),
      target: oldestSyntax,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { codeSplitting },
      },
    },
  },
});
