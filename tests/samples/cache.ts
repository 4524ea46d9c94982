import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const CACHE_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/samples');
/** The versions of the packages that a sample may import are part of it. */
const RUNNER = '{*.ts,guest/*,toolchains/*/{package.json,package-lock.json,stubs/**/*.java}}';
const DAY_MS = 24 * 60 * 60 * 1_000;
export const KEPT_MS = 14 * DAY_MS;

/** What was proved once and need not be again. Only successes are put in: a failure is always rerun. */
export interface Cache {
  get<Value>(key: string): Value | undefined;
  put(key: string, value: unknown): void;
  prune(): void;
}

/** One file per entry, so that two runners at once never spoil each other's work. */
export function openCache(folder: string = CACHE_FOLDER): Cache {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, `${key}.json`);
  return {
    get(key) {
      try {
        const value = JSON.parse(readFileSync(fileOf(key), 'utf8'));
        touch(fileOf(key));
        return value;
      } catch {
        return undefined;
      }
    },
    put(key, value) {
      const draft = join(folder, `${key}.${process.pid}`);
      writeFileSync(draft, JSON.stringify(value));
      renameSync(draft, fileOf(key));
    },
    prune() {
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        if (ageOf(file) > KEPT_MS) rmSync(file, { force: true });
      }
    },
  };
}

/** For proofs that must really run: remembers nothing. */
export const noCache: Cache = { get: () => undefined, put() {}, prune() {} };

/** One name for everything that a result depends on. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

/** Changes with any line of the runner itself, or version of a toolchain of npm: what it proved before, it proves again. */
export function runnerKey(): string {
  const files = globSync(RUNNER, { cwd: import.meta.dirname }).sort();
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  return keyOf(sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')));
}

/** An entry lives as long as it serves; its date is renewed once a day at most. */
export function touch(file: string): void {
  const now = new Date();
  if (ageOf(file) > DAY_MS) utimesSync(file, now, now);
}

export function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
