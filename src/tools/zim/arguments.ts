import { parseArgs } from 'node:util';
import { optionFault } from '../command/option-fault.ts';

const FOLDER = 'zim';

/** How the command is used. */
export const USAGE = `Usage : npm run zim               écrit dans ${FOLDER}/ ce que dist/ donne à lire, en un fichier pour Kiwix
        npm run zim -- DOSSIER    l’écrit dans DOSSIER`;

/** The folder where the file is to be written; throws what is wrong, and how the command is used. */
export function readFolder(args: readonly string[]): string {
  const [folder = FOLDER, surplus] = parse(args);
  if (surplus === undefined) return folder;
  throw misused(`« ${surplus} » est en trop : un seul dossier.`);
}

function parse(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch (error) {
    throw misused(optionFault(error as NodeJS.ErrnoException));
  }
}

function misused(sentence: string): Error {
  return new Error(`${sentence}\n\n${USAGE}`);
}
