import { parseArgs } from 'node:util';
import { runScript, type Settings } from '../settings.ts';
import { openSeeded } from './catalog.ts';

const MAX_COURSES = 100_000;
const USAGE = `Usage : npm run api:seed -- --courses 10000 (un nombre de 1 à ${MAX_COURSES}).`;

await runScript(generate);

/** `npm run api:seed -- --courses N`: N made-up courses after the real ones (W13). */
function generate(settings: Settings): void {
  const count = readCount(process.argv.slice(2));
  const { sql, close } = openSeeded(settings);
  sql.run`UPDATE catalog SET generated = ${count}`;
  close();
  console.log(`${count} formations générées dans ${settings.databasePath}.`);
}

/** Throws the usage unless `--courses` is a number that the list can hold. */
function readCount(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { courses: { type: 'string' } } });
    const count = /^\d{1,6}$/.test(values.courses ?? '') ? Number(values.courses) : 0;
    if (count > 0 && count <= MAX_COURSES) return count;
  } catch {}
  throw new Error(USAGE);
}
