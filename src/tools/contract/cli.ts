import { readFileSync, writeFileSync } from 'node:fs';
import { loadEnvironment } from '../../build/environment.ts';
import { readSettings, SITE_SETTING } from '../../build/settings.ts';
import { asksUsage } from '../command/usage.ts';
import { withTables } from './document.ts';
import { readOptions, USAGE } from './options.ts';
import type { Target } from './target.ts';
import { tryServices } from './try.ts';

const DOCUMENT = 'docs/services.md';

/** `npm run contract`. */
if (import.meta.main) {
  try {
    const args = process.argv.slice(2);
    if (asksUsage(args)) console.log(USAGE);
    else await contract(args);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function contract(args: readonly string[]): Promise<void> {
  const { target, isWritten } = readOptions(args, loadEnvironment(), siteAddress);
  if (target) await tryAndSay(target);
  else if (isWritten) writeDocument();
  else compareDocument();
}

/** The address of the site that the settings describe. */
function siteAddress(): string {
  const { urls, warnings } = readSettings();
  for (const warning of warnings) console.warn(warning);
  return urls[SITE_SETTING] ?? '';
}

async function tryAndSay(target: Target): Promise<void> {
  const { differences, skipped, count, isSilence } = await tryServices(target);
  for (const difference of differences) console.log(difference);
  if (isSilence) {
    process.exitCode = 1;
    return;
  }
  for (const what of skipped) console.log(`Non vérifié : ${what}.`);
  const number = differences.length;
  console.log(
    `${number} différence${number > 1 ? 's' : ''}, ${count} vérifications, pour le site ${target.origin}.`,
  );
  if (number > 0) process.exitCode = 1;
}

function writeDocument(): void {
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8')));
  console.log(`Écrit : ${DOCUMENT}.`);
}

function compareDocument(): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  if (withTables(text) === text) console.log(`${DOCUMENT} dit ce que dit src/tools/contract/wire.`);
  else throw new Error(`${DOCUMENT} n’est plus à jour : lancez npm run contract -- --write.`);
}
