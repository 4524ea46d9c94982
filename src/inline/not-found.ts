import { suggestPages } from '../browser/page/not-found.ts';

/** Before the first paint, so that nothing shifts (H12). */
suggestPages();
