import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { OFFLINE_PATH } from '../rules/offline/requests.ts';
import { givenAway } from '../tools/checks/catalog.ts';
import { drafts } from '../tools/checks/draft.ts';
import { writeHostFiles } from '../tools/serve/hosts/host-files.ts';
import { compressAll } from './compress.ts';
import { writeCopies } from './copies/one-file.ts';
import { sealBuild } from './digests.ts';
import { filesIn, pagesIn } from './folder.ts';
import { requireLinks } from './links.ts';
import { copyMedia, serveMedia } from './media.ts';
import { filesOf, requireSpared } from './offline/page-files.ts';
import { writeWorker } from './offline/service-worker.ts';
import { writeWeights } from './offline/weights.ts';
import { requireOnlineServices } from './online.ts';
import { type Page, parsePage } from './page.ts';
import { writeIndex } from './search/full-text.ts';
import { type Settings, SITE_SETTING } from './settings.ts';
import { measure, summaryOf } from './summary.ts';
import {
  lowerIslandRuntime,
  nameVersion,
  removeIslandNames,
  removeUnusedParts,
  tightenPolicy,
} from './tidy.ts';
import { removeUnusedImages } from './unused-images.ts';
import { type Scripts, scriptsOfBuild } from './vite/scripts.ts';

const DIRECTIVES = ['intent', 'known', 'near'];

/**
 * What this site adds to Astro: its directives (`client:intent`, …), its media, and all that is done to a build once
 * its pages are written. Refuses at once what must not go online, and warns of the settings (W19, W20).
 */
export function site(settings: Settings): AstroIntegration {
  const { scripts, plugin } = scriptsOfBuild();
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ command, logger, addClientDirective, updateConfig }) => {
        if (command === 'build') requireOnlineServices(settings);
        for (const warning of settings.warnings) logger.warn(warning);
        for (const name of DIRECTIVES) {
          addClientDirective({ name, entrypoint: `./src/build/directives/${name}.ts` });
        }
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': ({ server }) => {
        if (settings.isEmbedded) serveMedia(server);
      },
      'astro:build:done': ({ dir }) => {
        requireSpared(scripts);
        return finishBuild(fileURLToPath(dir), settings, scripts);
      },
    },
  };
}

/**
 * Each page is parsed once, changed by small functions, and written once.
 *
 * @public its test finishes a small folder, which costs no build
 */
export async function finishBuild(
  folder: string,
  settings: Settings,
  scripts: Scripts,
): Promise<void> {
  if (settings.isEmbedded) await copyMedia(folder);
  removeUnusedImages(folder);
  const pages = pagesIn(folder).map((file) =>
    parsePage(file, readFileSync(join(folder, file), 'utf8')),
  );
  const versions = pages.flatMap(tidy);
  const tutorials = pages.filter(({ file }) => file.startsWith('ressources/'));
  await writeIndex(folder, tutorials);
  const copies = await writeCopies(folder, settings.urls[SITE_SETTING] ?? '', tutorials);
  await writeWeights({ folder, pages, scripts, copies });
  for (const { file, text } of pages) {
    if (text.hasChanged()) writeFileSync(join(folder, file), text.toString());
  }
  const shelf = pages.find(({ address }) => address === OFFLINE_PATH);
  const files = shelf ? filesOf(shelf.tree, scripts).map(({ path }) => path) : [];
  const news = { versions, files: files.filter((path) => path.endsWith('.js')) };
  await writeWorker(folder, news, settings.isOffline);
  requireLinks(pages, filesIn(folder));
  writeHostFiles(folder, settings);
  // From here on no text changes.
  await compressAll(folder);
  for (const draft of drafts()) console.log(`Brouillon laissé de côté : ${draft}`);
  const warnings = [...settings.warnings, ...(settings.isEmbedded ? givenAway(drafts()) : [])];
  const summary = summaryOf({ ...settings, warnings }, measure(folder, pages));
  console.log(`\n${summary.join('\n')}\n`);
  // Last: the list says what each file holds, and that the build came to its end.
  sealBuild(folder);
}

/** Makes a page shorter, and names it; its policy is tightened once nothing more leaves. */
function tidy(page: Page): string[] {
  removeUnusedParts(page);
  removeIslandNames(page);
  lowerIslandRuntime(page);
  tightenPolicy(page);
  return nameVersion(page);
}
