import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installToolchain, toolchainFolder } from './toolchain.ts';

const MODULE = join(import.meta.dirname, 'toolchain.ts');
const NOBODY_LISTENS = 'http://localhost:9';
const LAST_MONTH = new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000);

let root: string;
let source: string;
const installed = () => readdirSync(join(root, 'cache/toolchains')).sort();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'toolchain-'));
  source = join(root, 'outil');
  mkdirSync(source);
  vi.stubEnv('SAMPLES_CACHE', join(root, 'cache'));
  vi.stubEnv('npm_config_cache', join(root, 'npm'));
  vi.stubEnv('npm_config_registry', NOBODY_LISTENS);
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.spyOn(console, 'error').mockReturnValue();
  write({});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** A toolchain of these packages; npm needs no network for none. */
function write(dependencies: Readonly<Record<string, string>>, description = 'Un outil (0 Mo)') {
  const manifest = { name: 'outil', description, dependencies };
  const packages = Object.entries(dependencies).map(([name, version]) => [
    `node_modules/${name}`,
    { version },
  ]);
  const lock = {
    name: 'outil',
    lockfileVersion: 3,
    packages: { '': manifest, ...Object.fromEntries(packages) },
  };
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(source, 'package-lock.json'), JSON.stringify(lock));
}

it('is installed once in the cache, and said once', () => {
  const folder = installToolchain(source);
  expect(installToolchain(source)).toBe(folder);
  expect(folder).toMatch(new RegExp(`^${root}/cache/toolchains/outil-[0-9a-f]{8}$`));
  expect(existsSync(join(folder, 'package-lock.json'))).toBe(true);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    `Un outil (0 Mo) : installation par npm dans ${folder}…`,
  );
});

it('is installed once by two processes that want it at the same time', async () => {
  const script = `import { installToolchain } from ${JSON.stringify(MODULE)};
    installToolchain(${JSON.stringify(source)});`;
  const command = ['--input-type=module-typescript', '-e', script];
  const run = () => promisify(execFile)(process.execPath, command);
  const ended = await Promise.all([run(), run()]);
  expect(ended.map(({ stderr }) => stderr).join('')).toMatch(/^Un outil .*…\n$/);
});

it('is not what an interrupted installation has left', () => {
  const draft = `${toolchainFolder(source)}.draft`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'reste'), '');
  expect(readdirSync(installToolchain(source))).not.toContain('reste');
  expect(existsSync(draft)).toBe(false);
});

it('has another folder when its lock changes; the old one goes when nobody has used it for long', () => {
  const old = installToolchain(source);
  write({}, 'Le même, plus récent');
  const recent = installToolchain(source);
  expect(recent).not.toBe(old);
  expect(existsSync(old)).toBe(true);
  for (const folder of [old, recent]) utimesSync(folder, LAST_MONTH, LAST_MONTH);
  installToolchain(source);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(recent)).toBe(true);
});

it('leaves nothing half-made when npm fails, and says what to do', () => {
  write({ 'is-odd': '3.0.1' });
  expect(() => installToolchain(source)).toThrow(
    'outil n’a pas pu être installé par npm (ECONNREFUSED) : vérifie la connexion, ou donne un autre dépôt par npm_config_registry, et relance.',
  );
  expect(installed().filter((name) => !name.endsWith('.lock'))).toEqual([]);
});

it('says that npm is missing', () => {
  vi.stubEnv('PATH', '/nulle/part');
  vi.spyOn(process, 'execPath', 'get').mockReturnValue('/nulle/part/node');
  expect(() => installToolchain(source)).toThrow(
    'outil n’a pas pu être installé par npm (ENOENT) : installe npm, et relance.',
  );
});

it('says that its folder cannot be written', () => {
  writeFileSync(join(root, 'cache'), '');
  expect(() => installToolchain(source)).toThrow(
    'outil n’a pas pu être installé par npm (ENOTDIR) : donne un autre dossier par SAMPLES_CACHE, et relance.',
  );
});
