import { parseArgs } from 'node:util';
import { optionFault } from '../../command/option-fault.ts';

/** What the command is to do, and where. */
export interface Wanted {
  folder: string;
  /** How many releases stay. */
  keep: number;
  /** `wanted`: the release to go back to; undefined: the one before. */
  action: { is: 'publish' } | { is: 'list' } | { is: 'rollback'; wanted: string | undefined };
}

const KEPT = 5;
/** One to go back to. */
const MIN_KEPT = 2;
const MAX_KEPT = 1_000;

/** How the command is used. */
export const USAGE = `Usage : npm run release -- DOSSIER              met dist/ en ligne dans DOSSIER
        npm run release -- DOSSIER --keep 10    garde 10 versions (${KEPT} par défaut, ${MIN_KEPT} au moins)
        npm run release -- DOSSIER --rollback   revient à la version d’avant
        npm run release -- DOSSIER --rollback 20261122-094500
        npm run release -- DOSSIER --list       dit ce qui est gardé, et en quel état`;

/** Reads the arguments; throws what is wrong with them, and how the command is used. */
export function readArguments(args: readonly string[]): Wanted {
  // `--rollback` takes a name or none, which parseArgs cannot say.
  const options = {
    keep: { type: 'string', default: String(KEPT) },
    rollback: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parse(() =>
    parseArgs({ args: [...args], options, allowPositionals: true }),
  );
  const { keep, rollback, list } = values;
  const [folder = '', wanted, extra] = positionals;
  if (folder === '') throw misused('Il manque le dossier où mettre le site en ligne.');
  if (list && rollback) throw misused('--list et --rollback ne vont pas ensemble.');
  const surplus = rollback ? extra : wanted;
  if (surplus !== undefined) {
    throw misused(
      `« ${surplus} » est en trop : ${rollback ? 'on revient à une seule version' : 'un seul dossier, et les options après « -- »'}.`,
    );
  }
  const number = /^\d+$/.test(keep) ? Number(keep) : Number.NaN;
  if (!(number >= MIN_KEPT && number <= MAX_KEPT)) {
    throw misused(
      `--keep : « ${keep} » ne convient pas ; donnez un nombre de ${MIN_KEPT} (celle en ligne, et une où revenir) à ${MAX_KEPT}.`,
    );
  }
  return { folder: folder.replace(/(?<=.)\/+$/, ''), keep: number, action: actionOf() };

  function actionOf(): Wanted['action'] {
    if (rollback) return { is: 'rollback', wanted };
    return { is: list ? 'list' : 'publish' };
  }
}

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw misused(optionFault(error as NodeJS.ErrnoException));
  }
}

function misused(sentence: string): Error {
  return new Error(`${sentence}\n\n${USAGE}`);
}
