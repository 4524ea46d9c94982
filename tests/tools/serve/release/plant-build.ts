import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isText } from '../../../../src/build/compress.ts';
import { sealBuild } from '../../../../src/build/digests.ts';

/** A small site: its files hold their own names. */
const WHOLE = [
  ...['index.html', '404.html', 'course.html', 'v1/course.html', 'v2/course.html'],
  ...['ressources.html', 'conseils.html', 'seller.html', 'hors-ligne.html', 'atelier.html'],
  ...['sw.js', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'recherche.json', '_headers'],
  ...['favicon.svg', 'pagefind/pagefind.js', 'pagefind/pagefind-entry.json'],
];

/** The scripts of a version: one of its own, one that all share. */
export const ownScript = (version: string) => `_astro/app.${version}.js`;
/** What an open page of a version searches in. */
export const ownSearch = (version: string) => [
  `pagefind/pagefind.fr_${version}.pf_meta`,
  `pagefind/index/fr_${version}.pf_index`,
  `pagefind/fragment/fr_${version}.pf_fragment`,
];
export const SHARED_SCRIPT = '_astro/shared.a1b2c3.js';

interface Scratch extends Disposable {
  /** Where releases go: it does not exist yet. */
  site: string;
  /** Where the build is. */
  root: string;
  build: string;
  /**
   * Replaces the build by that of a version: its home page and one script are its own, its files are an
   * hour younger than those of the build before.
   */
  make(version: string): void;
  /** Changes files of the build as a build of its own would have: its list says so too. */
  change(files: Readonly<Record<string, string>>): void;
}

/** A place for builds and releases, gone with its scope. */
export function scratch(): Scratch {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  const build = join(root, 'dist');
  let hours = 0;
  return {
    root,
    build,
    site: join(root, 'www'),
    make: (version) => {
      rmSync(build, { recursive: true, force: true });
      plant(build, version);
      hours += 1;
      const date = new Date(hours * 3_600_000);
      for (const file of globSync('**/*.*', { cwd: build }))
        utimesSync(join(build, file), date, date);
    },
    change: (files) => {
      for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text);
      sealBuild(build);
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

function plant(build: string, version: string): void {
  const files: Record<string, string> = {
    ...Object.fromEntries(WHOLE.map((path) => [path, path])),
    'index.html': `accueil ${version}`,
    'sitemap.xml': '<urlset><url><loc>https://formations.exemple.sn/</loc></url></urlset>',
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
