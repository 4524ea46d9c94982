import { isUpToDate, requireSite } from '../support/site-build.ts';

/** Builds once what the suites read; says so when there is nothing to build. */
if (isUpToDate()) console.log('dist/ est à jour.');
else await requireSite();
