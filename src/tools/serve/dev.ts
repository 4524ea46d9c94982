import { endTogether, requireFreePorts, startAstro, startLocalApi } from './processes.ts';

/** `npm run dev`: the local API and `astro dev`, which reloads as you write. */
await requireFreePorts();
endTogether([startLocalApi('--follow'), startAstro('dev')]);
