import { globSync } from 'node:fs';

/** Every file of the build, by its address; not the compressed copies. */
export const FILES = globSync('dist/**/*.*', { exclude: ['**/*.br', '**/*.gz'] }).map((file) =>
  file.slice('dist'.length),
);
export const [SCRIPT = ''] = FILES.filter((path) => /^\/_astro\/[^/]+\.js$/.test(path));
const [INDEX = ''] = FILES.filter((path) => path.endsWith('.pf_index'));
export const [FILM = ''] = FILES.filter((path) => path.endsWith('.mp4'));
export const NOT_FOUND = '/404.html';
/** What readers ask for, and the file that answers. */
export const ADDRESSES = [
  { what: 'the home page', path: '/', file: '/index.html' },
  { what: 'a page that is a folder too', path: '/ressources', file: '/ressources.html' },
  { what: 'a tutorial', path: '/ressources/python?tabs=bases', file: '/ressources/python.html' },
  { what: 'a hashed asset', path: SCRIPT, file: SCRIPT },
  { what: 'a missing chunk', path: '/_astro/none.js', file: NOT_FOUND },
  { what: 'a picture', path: '/logos/python.svg', file: '/logos/python.svg' },
  { what: 'a missing picture', path: '/logos/none.svg', file: NOT_FOUND },
  { what: 'a film', path: FILM, file: FILM },
  { what: 'the service worker', path: '/sw.js', file: '/sw.js' },
  { what: 'the manifest', path: '/manifest.webmanifest', file: '/manifest.webmanifest' },
  { what: 'the search', path: '/pagefind/pagefind.js', file: '/pagefind/pagefind.js' },
  { what: 'a part of its index', path: INDEX, file: INDEX },
  { what: 'an unknown address', path: '/nulle/part', file: NOT_FOUND },
  { what: 'the rules of other hosts', path: '/_headers', file: NOT_FOUND },
];

/** A second slash would be the name of another site. */
export const MOVED = [
  { path: '/ressources/', to: '/ressources' },
  { path: '/ressources.html', to: '/ressources' },
  { path: '/ressources/python/?tabs=bases', to: '/ressources/python?tabs=bases' },
  { path: '/index.html', to: '/' },
  { path: '//exemple.invalid/', to: '/exemple.invalid' },
];
