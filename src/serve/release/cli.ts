import { parseArgs } from 'node:util';
import { addressOf } from './build.ts';
import { prune, publish, rollBack } from './publish.ts';
import { currentRelease, damagedFiles, releaseNames } from './store.ts';

const BUILD = 'dist';
const KEPT = 5;
/** One to go back to. */
const MIN_KEPT = 2;
const MAX_KEPT = 1_000;

const USAGE = `Usage : npm run release -- DOSSIER              met dist/ en ligne dans DOSSIER
        npm run release -- DOSSIER --keep 10    garde 10 versions (5 sans rien dire, 2 au moins)
        npm run release -- DOSSIER --rollback   revient à la version d’avant
        npm run release -- DOSSIER --rollback 20261122-094500
        npm run release -- DOSSIER --list       dit ce qui est gardé, et en quel état`;

const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'écriture refusée : vérifiez les droits de ce dossier',
  EPERM: 'écriture refusée : vérifiez les droits de ce dossier',
  EROFS: 'ce disque est en lecture seule',
  ENOSPC: 'le disque est plein',
  EFBIG: 'le disque n’accepte pas un fichier de cette taille',
  EDQUOT: 'votre quota de disque est atteint',
  ENOTDIR: 'un fichier se trouve là où il faut un dossier',
  EEXIST: 'un fichier se trouve là où il faut un dossier',
};

/** `npm run release`. */
if (import.meta.main) {
  try {
    release(process.argv.slice(2));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

function release(args: readonly string[]): void {
  const { folder, keep, rollback, wanted, list } = readArguments(args);
  if (list) for (const line of listLines(folder)) console.log(line);
  else if (rollback) {
    const left = currentRelease(folder);
    console.log(
      `La version ${rollBack(folder, wanted)} est de nouveau en ligne, à la place de ${left}.`,
    );
  } else publishAndSay(folder, keep);
}

function publishAndSay(folder: string, keep: number): void {
  const { name, previous, files, unchanged, carried } = publish(BUILD, folder);
  console.log(`La version ${name} est en ligne : ${count(files, 'fichier')}.`);
  if (previous) {
    console.log(
      `  ${count(unchanged, 'fichier')} sans changement, ${count(carried, 'fichier')} de versions ` +
        `d’avant pour les pages déjà ouvertes.\n  Pour revenir à ${previous} : npm run release -- ${folder} --rollback`,
    );
  }
  pruneAndSay(folder, keep);
  const address = addressOf(BUILD) ?? '';
  if (/^http:\/\/localhost\b/.test(address)) {
    console.warn(
      `Attention : ce site se croit à ${address}. Voyez « Construire » dans docs/operations.md.`,
    );
  }
}

function pruneAndSay(folder: string, keep: number): void {
  try {
    const removed = prune(folder, keep);
    if (removed.length > 0) console.log(`  Versions retirées : ${removed.join(', ')}.`);
  } catch (error) {
    throw new Error(`Elle est en ligne, mais une ancienne version reste : ${faultOf(error)}.`);
  }
}

/** A line for each release, newest first. */
function listLines(folder: string): string[] {
  const names = releaseNames(folder);
  if (names.length === 0) return [`${folder} ne garde encore aucune version.`];
  const current = currentRelease(folder);
  return names.map((name) => {
    const damaged = damagedFiles(folder, name);
    const state = damaged.length > 0 ? `abîmée : ${damaged[0]}` : 'entière';
    return `${name}  ${state}${name === current ? '  en ligne' : ''}`;
  });
}

function readArguments(args: readonly string[]) {
  // `--rollback` takes a name or none, which parseArgs cannot say.
  const options = {
    keep: { type: 'string' },
    rollback: { type: 'boolean' },
    list: { type: 'boolean' },
  } as const;
  const { values, positionals } = parse(() =>
    parseArgs({ args: [...args], options, allowPositionals: true }),
  );
  const { keep = String(KEPT), rollback = false, list = false } = values;
  const [folder = '', wanted, ...others] = positionals;
  const isNumber = /^\d{1,4}$/.test(keep) && Number(keep) >= MIN_KEPT && Number(keep) <= MAX_KEPT;
  const isClear = !(list && rollback) && (wanted === undefined || rollback);
  if (folder === '' || others.length > 0 || !isNumber || !isClear) throw new Error(USAGE);
  return { folder: folder.replace(/(?<=.)\/+$/, ''), keep: Number(keep), rollback, wanted, list };
}

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new Error(USAGE);
  }
}

/** Our own refusals are sentences; a fault of the disk is said in French, with the file that it names. */
function sentenceOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? `${faultOf(error)}. La version en ligne n’a pas changé.` : message;
}

function faultOf(error: unknown): string {
  const { code = '', path, dest, message } = error as NodeJS.ErrnoException & { dest?: string };
  const fault = FAULTS[code];
  return fault ? `${dest ?? path} : ${fault}` : message;
}

function count(number: number, noun: string): string {
  return `${new Intl.NumberFormat('fr').format(number)} ${noun}${number > 1 ? 's' : ''}`;
}
