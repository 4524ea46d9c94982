import { endWithParent } from './parent.ts';

// Loaded before the programs of others, such as Astro's, which would outlive us.
endWithParent();
