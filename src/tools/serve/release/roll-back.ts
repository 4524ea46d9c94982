import { listed } from './build.ts';
import { republish } from './publish.ts';
import { currentRelease, damagedFiles, readRecord, releaseNames, wayBack } from './store.ts';

/** What a rollback has done; `left` is the release that was online before, undefined when it was this one. */
export interface RolledBack {
  name: string;
  left: string | undefined;
}

/**
 * Puts a release that is kept online again: the one that was online before, or the one that is named. Throws
 * a sentence when there is none, or when it is damaged; it then names one that is whole.
 */
export function rollBack(folder: string, wanted?: string): RolledBack {
  const current = currentRelease(folder);
  if (!current) throw new Error(`${folder} n’a pas encore de version en ligne.`);
  const name = wanted ?? readRecord(folder, current)?.previous;
  const names = releaseNames(folder);
  if (!name || !names.includes(name)) {
    const what = wanted
      ? `La version ${wanted} n’est pas gardée.`
      : `Aucune version d’avant ${current} n’est gardée.`;
    throw new Error(`${what} Versions gardées : ${names.join(', ')}.`);
  }
  const damaged = damagedFiles(folder, name);
  if (damaged.length > 0) {
    throw new Error(
      `La version ${name} est abîmée (${listed(damaged)}) : ${current} reste en ligne. ${wayOut(folder, current)}`,
    );
  }
  if (name === current) return { name, left: undefined };
  republish(folder, name);
  return { name, left: current };
}

/** What to do instead. */
export function wayOut(folder: string, current: string): string {
  const whole = wholeRelease(folder, current);
  return whole
    ? `La version ${whole} est entière : ${command(folder, whole)}`
    : 'Aucune autre version gardée n’est entière : reconstruisez le site, puis remettez-le en ligne.';
}

/**
 * A release to go back to: the first whole one on the way back, else one that was left, older ones first;
 * undefined when none is whole.
 */
export function wholeRelease(folder: string, current: string): string | undefined {
  const names = releaseNames(folder);
  const older = names.filter((name) => name < current);
  const others = [...wayBack(folder), ...older, ...names].filter((name) => name !== current);
  return others.find((name) => names.includes(name) && damagedFiles(folder, name).length === 0);
}

/** What to type to put a release online again. */
export function command(folder: string, name?: string): string {
  return `npm run release -- ${folder} --rollback${name ? ` ${name}` : ''}`;
}
