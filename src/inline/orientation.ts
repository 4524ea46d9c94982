import { installOrientation } from '../browser/career/orientation.ts';

/** The page shows one question from the first paint on: what leads to the next one comes with it (G7). */
installOrientation();
