import { run as course } from './course.ts';
import { run as hostile } from './hostile.ts';
import { run as lighthouse } from './lighthouse.ts';
import { run as load } from './load.ts';
import { run as localApi } from './local-api.ts';
import { run as opening } from './opening.ts';
import { run as search } from './search.ts';
import { run as steps } from './steps.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  'local-api': localApi,
  search,
  steps,
  opening,
  course,
  hostile,
  load,
  lighthouse,
};
const names = process.argv.slice(2);

/** `npm run bench`, or `npm run bench opening`: figures, not verdicts; this machine is noisy, read the ratios. */
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const run = BENCHES[name];
  if (!run) throw new Error(`${name} : ${Object.keys(BENCHES).join(', ')}`);
  await run();
}
