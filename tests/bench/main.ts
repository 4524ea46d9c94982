import { run as benchCourse } from './course.ts';
import { run as benchHostile } from './hostile.ts';
import { run as benchLighthouse } from './lighthouse.ts';
import { run as benchLoad } from './load.ts';
import { run as benchLocalApi } from './local-api.ts';
import { run as benchOpening } from './opening.ts';
import { run as benchSearch } from './search.ts';
import { run as benchSteps } from './steps.ts';

/** `npm run bench`: figures, not verdicts; this machine is noisy, read the ratios. */
await benchLocalApi();
await benchSearch();
await benchSteps();
await benchOpening();
await benchCourse();
await benchHostile();
await benchLoad();
await benchLighthouse();
