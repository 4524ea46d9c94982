import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocal } from '../../rules/site/sites.ts';
import { sizeLabel } from '../../rules/text/size-label.ts';
import { diskFault } from '../command/disk-fault.ts';
import { optionFault } from '../command/option-fault.ts';
import { asksUsage } from '../command/usage.ts';
import { writeBox } from './box.ts';
import { ICON_FILE } from './pages.ts';
import { boxName, type Metadata, metadataOf } from './rules/metadata.ts';
import { FRONT_PAGE } from './rules/places.ts';
import { addressOfSite } from './site.ts';

const BUILD = 'dist';
const FOLDER = 'zim';
const USAGE = `Usage : npm run zim               écrit dans ${FOLDER}/ ce que dist/ donne à lire, en un fichier pour Kiwix
        npm run zim -- DOSSIER    l’écrit dans DOSSIER`;
const PROGRAM = 'zimwriterfs';
const MISSING = `${PROGRAM} manque : installez zim-tools (sur Debian ou Ubuntu, sous root : apt-get install zim-tools).`;
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

/** The folder where the file is to be written; throws what is wrong, and how the command is used. */
function readFolder(args: string[]): string {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [folder = FOLDER, surplus] = positionals;
    if (surplus !== undefined) throw new Error(`« ${surplus} » est en trop : un seul dossier.`);
    return folder;
  } catch (error) {
    const { message } = error as Error;
    const fault =
      'code' in (error as Error) ? optionFault(error as NodeJS.ErrnoException) : message;
    throw new Error(`${fault}\n\n${USAGE}`);
  }
}

function writeAndSay(target: string): void {
  const site = addressOfSite(BUILD);
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

/**
 * Packs a folder into one file, with an index of its words. Throws a sentence when the program that does it is
 * missing, and what it says when it fails.
 */
function packBox(folder: string, file: string, metadata: Metadata): void {
  const options = { welcome: FRONT_PAGE, illustration: ICON_FILE, ...metadata };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const { error, status, stdout, stderr } = spawnSync(PROGRAM, [...args, folder, file], {
    encoding: 'utf8',
  });
  if (error) throw new Error('code' in error && error.code === 'ENOENT' ? MISSING : error.message);
  if (status !== 0) throw new Error(`${PROGRAM} a échoué : ${`${stderr}${stdout}`.trim()}`);
}
