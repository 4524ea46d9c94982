import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isText } from '../../../../src/build/compress.ts';
import { sealBuild } from '../../../../src/build/digests.ts';
import { canInstall, install } from '../../../support/debian.ts';

export const SCRIPT = resolve('deploy/release.sh');

/** A small site: its files hold their own names. */
const WHOLE = [
  ...['index.html', '404.html', 'course.html', 'v1/course.html', 'seller.html'],
  ...['sw.js', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', '_headers'],
  ...['favicon.svg', 'pagefind/pagefind.js', 'pagefind/pagefind-entry.json'],
];

/** The script of a version. */
export const ownScript = (version: string) => `_astro/app.${version}.js`;
/** What an open page of a version searches in. */
export const ownSearch = (version: string) => [
  `pagefind/pagefind.fr_${version}.pf_meta`,
  `pagefind/index/fr_${version}.pf_index`,
  `pagefind/fragment/fr_${version}.pf_fragment`,
];
export const SHARED_SCRIPT = '_astro/shared.a1b2c3.js';

/** A place for builds and releases, gone with its scope. */
export function scratch() {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  const build = join(root, 'dist');
  const site = join(root, 'www');
  return {
    /** Where the build is. */
    root,
    build,
    /** Where releases go: it does not exist yet. */
    site,
    /** Replaces the build by that of a version: its home page, a script and its search are its own. */
    make(version: string): void {
      rmSync(build, { recursive: true, force: true });
      plant(build, version);
    },
    /** Puts the build online as an operator does. */
    release: (env: Readonly<Record<string, string>> = {}) => run(root, `bash '${SCRIPT}' www`, env),
    /** The names of the releases, oldest first. */
    names: () => (existsSync(join(site, 'releases')) ? readdirSync(join(site, 'releases')) : []),
    /** What a reader gets; undefined when it is not there. */
    online(path: string): string | undefined {
      const file = join(site, 'current', path);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    /** What `docs/operations.md` has a guard run: silence when what is online is what the build wrote. */
    damage: () =>
      run(site, 'cd current && sha256sum --check --quiet ../dist.sha256 2>&1', { LC_ALL: 'C' })
        .stdout,
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type Place = ReturnType<typeof scratch>;

/** Releases each version in turn. */
export function released(...versions: string[]): Place {
  const place = scratch();
  for (const version of versions) {
    place.make(version);
    const { status, stderr } = place.release();
    if (status !== 0 || stderr) throw new Error(stderr);
  }
  return place;
}

/** One command of a shell. */
export function run(cwd: string, command: string, env: Readonly<Record<string, string>> = {}) {
  // With a socket for its input, bash would read the `.bashrc` of whoever runs the tests, and run its programs.
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

/** Installs rsync where that is allowed: without it the tests fail, and say so. */
export function requireRsync(): void {
  if (!existsSync('/usr/bin/rsync') && canInstall()) install(['rsync']);
}

function plant(build: string, version: string): void {
  const files: Record<string, string> = {
    ...Object.fromEntries(WHOLE.map((path) => [path, path])),
    'index.html': `accueil ${version}`,
    [ownScript(version)]: `app ${version}`,
    ...Object.fromEntries(ownSearch(version).map((path) => [path, `search ${version}`])),
    [SHARED_SCRIPT]: 'shared',
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(build, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    for (const packed of isText(path) ? ['.br', '.gz'] : []) cpSync(file, `${file}${packed}`);
  }
  sealBuild(build);
}
