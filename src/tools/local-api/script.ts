import { existsSync } from 'node:fs';
import { readSettings, type Settings } from './settings.ts';

/** Runs one of the commands; an error becomes one sentence on stderr and exit code 1. */
export async function runScript(work: (settings: Settings) => unknown): Promise<void> {
  try {
    // As the build does: `.env` fills what the environment leaves open.
    if (existsSync('.env')) process.loadEnvFile('.env');
    await work(readSettings(process.env));
  } catch (error) {
    // Our own refusals are plain errors with a sentence; anything else is a fault and shows its trace.
    const isRefusal = error instanceof Error && error.constructor === Error;
    console.error(isRefusal ? error.message : error);
    process.exitCode = 1;
  }
}
