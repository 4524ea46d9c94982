import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentChecks } from './src/build/checks/integration.ts';
import { precompress } from './src/build/compress.ts';
import { contentSecurityPolicy } from './src/build/csp/policy.ts';
import { tightPolicy } from './src/build/csp/tight-policy.ts';
import { contentDates } from './src/build/dates.ts';
import { digests } from './src/build/digests.ts';
import { directives } from './src/build/directives/integration.ts';
import { namelessIslands } from './src/build/islands.ts';
import { links } from './src/build/links.ts';
import { catalogMedia } from './src/build/media.ts';
import { namedDrafts } from './src/build/named-drafts.ts';
import { offline } from './src/build/offline/integration.ts';
import { fullText } from './src/build/search/integration.ts';
import { envSchema, readSettings } from './src/build/settings.ts';
import { summary } from './src/build/summary/integration.ts';
import { unusedImages } from './src/build/unused-images.ts';
import { unusedParts } from './src/build/unused-parts.ts';
import { codeSplitting } from './src/build/vite/chunks.ts';
import { inlinePrograms } from './src/build/vite/inline-programs.ts';
import { lightImports } from './src/build/vite/light-imports.ts';
import { oneAcorn } from './src/build/vite/one-acorn.ts';
import { textLines } from './src/build/vite/text-lines.ts';
import { lessonPlugin } from './src/markdown/compile.ts';
import { hostFiles } from './src/tools/serve/hosts/integration.ts';

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
    // First: a fault of the content is told in French before Astro meets it.
    contentChecks(settings),
    // These three teach Astro to read islands, lessons and our own directives: in any order.
    react(),
    mdx({ optimize: true }),
    directives(),
    // From here on each works on the files of those above. Media first: pages link to them.
    catalogMedia(settings),
    // Nobody must keep, compress or send them.
    unusedImages(),
    // It only reads the pages; its files are compressed with the others.
    fullText(),
    // These make pages shorter: before they are weighed. The policy last: it names what is left.
    namelessIslands(),
    unusedParts(),
    tightPolicy(),
    // It names and weighs what will be sent, and writes that in the pages: after all that changes them.
    offline(settings),
    // Once no page and no file is to come, but those of hosts and compression, which nothing links to.
    links(),
    // Once every file that a host sends has its name.
    hostFiles(settings),
    // A file that changed after it would be sent as it was before.
    precompress(),
    // It reads all that will be sent, compressed files too.
    contentDates(),
    // What it says at the end stands below the rest.
    namedDrafts(),
    // It weighs what is finished, and says it where the owner looks.
    summary(settings),
    // Last: its list says what each file holds, and that the build came to its end.
    digests(),
  ],
  vite: {
    // `.env` is read by the settings alone: Vite would add `.env.production` and others, which they ignore.
    envDir: false,
    plugins: [textLines(), inlinePrograms(), lightImports(), oneAcorn()],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { codeSplitting: codeSplitting() },
      },
    },
  },
});
