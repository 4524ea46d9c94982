import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLocal } from '../../rules/site/sites.ts';
import { sizeLabel } from '../../rules/text/size-label.ts';
import { diskFault } from '../command/disk-fault.ts';
import { asksUsage } from '../command/usage.ts';
import { readFolder, USAGE } from './arguments.ts';
import { writeBox } from './box.ts';
import { packBox } from './pack.ts';
import { boxName, metadataOf } from './rules/metadata.ts';
import { siteOf } from './source.ts';

const BUILD = 'dist';
/** What a school receives by one telephone, and carries on (K14). */
const MAX_BYTES = 8_000_000;

/** `npm run zim`. */
if (import.meta.main) {
  try {
    const args = process.argv.slice(2);
    if (asksUsage(args)) console.log(USAGE);
    else writeAndSay(readFolder(args));
  } catch (error) {
    console.error(diskFault(error as NodeJS.ErrnoException));
    process.exitCode = 1;
  }
}

function writeAndSay(target: string): void {
  const site = siteOf(BUILD);
  mkdirSync(target, { recursive: true });
  // Beside the file that it replaces: what fails leaves the one before.
  const work = mkdtempSync(join(target, '.zim-'));
  try {
    const { siteName, pages } = writeBox(BUILD, site, join(work, 'pages'));
    const name = `${boxName(siteName)}.zim`;
    packBox(join(work, 'pages'), join(work, name), metadataOf(siteName, publicSite(site)));
    const bytes = statSync(join(work, name)).size;
    if (bytes > MAX_BYTES) {
      throw new Error(
        `${name} pèse ${sizeLabel(bytes)}, pour ${sizeLabel(MAX_BYTES)} au plus : allégez les images ou les fichiers des tutoriels.`,
      );
    }
    renameSync(join(work, name), join(target, name));
    console.log(`${join(target, name)} : ${pages} pages, ${sizeLabel(bytes)}.`);
    if (isLocal(site)) console.warn(warning(site));
  } finally {
    rmSync(work, { recursive: true });
  }
}

function publicSite(site: string): string | undefined {
  return isLocal(site) ? undefined : site;
}

/** What readers would not be sent to (W20). */
function warning(site: string): string {
  return `Attention : ce site se croit à ${site}, que vos lecteurs n’atteignent pas ; ses liens vers ce que le fichier ne contient pas sont devenus de simples mots. Voyez « Construire » dans docs/operations.md.`;
}
