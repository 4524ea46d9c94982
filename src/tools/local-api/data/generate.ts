import { parseArgs } from 'node:util';
import { runScript, type Settings } from '../settings.ts';
import { categoryNames } from '../tables/courses.ts';
import type { Database } from './database.ts';
import { generateCourse } from './generated-course.ts';
import { deleteGeneratedCourses, insertCourse, lastPosition, openSeeded } from './seed.ts';

const MAX_COURSES = 100_000;
const USAGE = `Usage : npm run api:seed -- --courses 10000 (un nombre de 1 à ${MAX_COURSES}).`;

/** `npm run api:seed -- --courses N`: N made-up courses after the real ones, always the same (W13). */
export function generate(settings: Settings, args = process.argv.slice(2)): void {
  const count = readCount(args);
  const database = openSeeded(settings);
  try {
    database.transaction(() => replaceGenerated(database, count));
  } finally {
    database.close();
  }
  console.log(`${count} formations générées dans ${settings.databasePath}.`);
}

function replaceGenerated(database: Database, count: number): void {
  deleteGeneratedCourses(database);
  const categories = categoryNames(database);
  const last = lastPosition(database);
  for (let index = 0; index < count; index += 1) {
    const entry = { id: `generee-${index + 1}`, position: last + index + 1, isGenerated: true };
    insertCourse(database, entry, generateCourse(index, categories));
  }
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

if (import.meta.main) await runScript((settings) => generate(settings));
