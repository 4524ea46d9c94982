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
import { isText } from '../../../src/build/compress.ts';

/** The least that a site is made of. */
const WHOLE = [
  ...['index.html', '404.html', 'course.html', 'v1/course.html', 'v2/course.html'],
  ...['ressources.html', 'conseils.html', 'seller.html', 'hors-ligne.html', 'atelier.html'],
  ...['sw.js', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'recherche.json', '_headers'],
  ...['favicon.svg', 'pagefind/pagefind.js', 'pagefind/pagefind-entry.json'],
];

/** The scripts of a version: one of its own, one that all share. */
export const ownScript = (version: string) => `_astro/app.${version}.js`;
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
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

function plant(build: string, version: string): void {
  const files: Record<string, string> = {
    ...Object.fromEntries(WHOLE.map((path) => [path, path])),
    'index.html': `accueil ${version}`,
    'sitemap.xml': '<urlset><url><loc>https://formations.exemple.sn/</loc></url></urlset>',
    [ownScript(version)]: `app ${version}`,
    [SHARED_SCRIPT]: 'shared',
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(build, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    for (const packed of isText(path) ? ['.br', '.gz'] : []) cpSync(file, `${file}${packed}`);
  }
}
