/** The tests of the built pages read `dist`: it is built before them when it has to be. */
export { requireSite as default } from './site-build.ts';
