import { diskFault } from '../../command/disk-fault.ts';
import { asksUsage } from '../../command/usage.ts';
import { readArguments, USAGE } from './arguments.ts';
import { addressOf, listed, localAddresses } from './build.ts';
import { type Published, prune, publish } from './publish.ts';
import { command, rollBack, wayOut, wholeRelease } from './roll-back.ts';
import { currentRelease, damagedFiles, releaseNames } from './store.ts';

const BUILD = 'dist';

/** `npm run release`. */
if (import.meta.main) {
  try {
    const args = process.argv.slice(2);
    if (asksUsage(args)) console.log(USAGE);
    else release(args);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

function release(args: readonly string[]): void {
  const { folder, keep, action } = readArguments(args);
  if (action.is === 'list') listAndSay(folder);
  else if (action.is === 'rollback') rollBackAndSay(folder, action.wanted);
  else publishAndSay(folder, keep);
}

function publishAndSay(folder: string, keep: number): void {
  for (const line of publishedLines(publish(BUILD, folder), folder)) console.log(line);
  pruneAndSay(folder, keep);
  for (const warning of localWarnings()) console.warn(warning);
}

function publishedLines(published: Published, folder: string): string[] {
  const { name } = published;
  if (!published.isNew) {
    return [`La version ${name}, en ligne, est déjà cette construction : rien n’a changé.`];
  }
  const { previous, files, unchanged, carried } = published;
  const first = `La version ${name} est en ligne : ${count(files, 'fichier')}.`;
  if (!previous) return [first];
  const whole = wholeRelease(folder, name);
  return [
    first,
    `  ${count(unchanged, 'fichier')} sans changement, ${count(carried, 'fichier')} de versions d’avant pour les pages déjà ouvertes.`,
    ...(whole
      ? [`  Pour revenir à ${whole} : ${command(folder, whole === previous ? undefined : whole)}`]
      : []),
  ];
}

function rollBackAndSay(folder: string, wanted: string | undefined): void {
  const { name, left } = rollBack(folder, wanted);
  if (left === undefined) {
    console.log(`La version ${name} est déjà en ligne.`);
    return;
  }
  console.log(
    `La version ${name} est de nouveau en ligne, à la place de ${left}.\n  Pour remettre ${left} en ligne : ${command(folder, left)}`,
  );
}

/** What readers would be sent to on their own machine (W20). */
function localWarnings(): string[] {
  const address = addressOf(BUILD) ?? '';
  const others = localAddresses(BUILD);
  return [
    ...(/^http:\/\/localhost\b/.test(address)
      ? [`Attention : ce site se croit à ${address}. Voyez « Construire » dans docs/operations.md.`]
      : []),
    ...(others.length > 0
      ? [
          `Attention : ces pages appellent des services de cette machine (${listed(others)}), que vos lecteurs n’atteignent pas. Voyez « Construire » dans docs/operations.md.`,
        ]
      : []),
  ];
}

function pruneAndSay(folder: string, keep: number): void {
  try {
    const removed = prune(folder, keep);
    if (removed.length > 0) console.log(`  Versions retirées : ${removed.join(', ')}.`);
  } catch (error) {
    throw new Error(
      `Elle est en ligne, mais une ancienne version reste : ${diskFault(error as NodeJS.ErrnoException)}.`,
    );
  }
}

/** A line for each release, newest first; exit code 1 when readers are sent a damaged one. */
function listAndSay(folder: string): void {
  const current = currentRelease(folder);
  const names = releaseNames(folder);
  if (names.length === 0) console.log(`${folder} ne garde encore aucune version.`);
  for (const name of names) {
    const [damaged] = damagedFiles(folder, name);
    const state = damaged ? `abîmée : ${damaged}` : 'entière';
    console.log(`${name}  ${state}${name === current ? '  en ligne' : ''}`);
  }
  const damaged = current ? damagedFiles(folder, current) : [];
  if (current && damaged.length > 0) {
    throw new Error(
      `La version en ligne, ${current}, est abîmée (${listed(damaged)}). ${wayOut(folder, current)}`,
    );
  }
}

/** Our own refusals are sentences; a fault of the disk is said in French, with the file that it names. */
function sentenceOf(error: unknown): string {
  const fault = error as NodeJS.ErrnoException;
  return fault.code ? `${diskFault(fault)}. La version en ligne n’a pas changé.` : fault.message;
}

function count(number: number, noun: string): string {
  return `${new Intl.NumberFormat('fr').format(number)} ${noun}${number > 1 ? 's' : ''}`;
}
