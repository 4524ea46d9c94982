import { serveSite } from '../../src/serve/site.ts';
import { requireSite } from './site-build.ts';

/** What the browser tests visit: the site, built when it has to be, and the local API. */
await requireSite();
await serveSite();
