import { endWithParent } from '../../src/tools/serve/parent.ts';
import { serveSite } from '../../src/tools/serve/site.ts';
import { API_PORT, SITE_PORT } from './ports.ts';
import { requireSite } from './site-build.ts';

/** What the browser tests visit: the site, built when it has to be, and the local API. */
endWithParent();
await requireSite();
await serveSite({ site: SITE_PORT, api: API_PORT });
