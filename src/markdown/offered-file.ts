import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { LICENCES_FILE, OFFERED, OFFERED_FOLDER } from '../rules/tutorial/offered.ts';
import { readText } from './text-file.ts';

/** A file that a tutorial offers: its size in bytes, its address on the site, how it may be used. */
interface OfferedFile {
  size: number;
  address: string;
  /** Undefined: no line of `licences.yaml` speaks of it. */
  licence: string | undefined;
}

/** What is known of a file of `fichiers/`; undefined when it is not there. */
export function offeredFile(folder: string, name: string): OfferedFile | undefined {
  const stat = statSync(join(folder, OFFERED_FOLDER, name), { throwIfNoEntry: false });
  if (!stat) return undefined;
  const address = `${OFFERED}${basename(folder)}/${name}`;
  return { size: stat.size, address, licence: licenceOf(folder, name) };
}

/** Licences that are no YAML say nothing: what is wrong with them is told at their own line. */
function licenceOf(folder: string, name: string): string | undefined {
  const path = join(folder, OFFERED_FOLDER, LICENCES_FILE);
  try {
    const lines: unknown = existsSync(path) ? parse(readText(path)) : [];
    if (!Array.isArray(lines)) return undefined;
    return lines.find((line) => line?.fichier === name)?.licence;
  } catch {
    return undefined;
  }
}
