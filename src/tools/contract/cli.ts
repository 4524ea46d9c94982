import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { loadEnvironment } from '../../build/environment.ts';
import { readSettings, SITE_SETTING } from '../../build/settings.ts';
import { asksUsage } from '../command/usage.ts';
import { DOCUMENT, readDocument, withTypes } from './document.ts';
import { readOptions, USAGE } from './options.ts';
import type { Target } from './trial.ts';
import { tryServices } from './try.ts';

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
  writeFileSync(DOCUMENT, `${JSON.stringify(withTypes(readDocument()), null, 2)}\n`);
  console.log(`Écrit : ${DOCUMENT}.`);
}

function compareDocument(): void {
  const document = readDocument();
  if (!isDeepStrictEqual(withTypes(document), document)) {
    throw new Error(`${DOCUMENT} n’est plus à jour : lancez npm run contract -- --write.`);
  }
  console.log(`${DOCUMENT} dit ce que le site décode.`);
}
