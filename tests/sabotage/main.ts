import { forgetSettings } from '../support/environment.ts';
import { copyProject, removeProject } from './copy.ts';
import { PLAN } from './plan.ts';
import { failuresIn, tryBreak } from './try.ts';

/**
 * `npm run sabotage [-- words]`: breaks the product in each planned way whose name or file holds these words,
 * one at a time, in a copy, and says which test saw it. Fails when one was not seen.
 */
function main(words: string): number {
  const plan = PLAN.filter(({ name, file }) => `${name} ${file}`.includes(words));
  const folder = copyProject();
  try {
    const early = failuresIn(folder, [...new Set(plan.map(({ seenBy }) => seenBy))]);
    if (early.length > 0) {
      console.error(`Ces tests échouent déjà sans aucune faute : ${early.join(', ')}`);
      return 1;
    }
    const unseen = plan.filter((planned) => {
      const [first, ...others] = tryBreak(folder, planned);
      const seen = first ? `vu par « ${first} »` : 'PAS VU';
      const rest = others.length > 0 ? `, et ${others.length} de plus` : '';
      console.log(`${first ? '✓' : '✗'} ${planned.name} : ${seen}${rest} (${planned.seenBy})`);
      return !first;
    });
    console.log(`${plan.length - unseen.length} fautes vues sur ${plan.length}`);
    return unseen.length > 0 ? 1 : 0;
  } finally {
    removeProject(folder);
  }
}

forgetSettings();
process.exitCode = main(process.argv.slice(2).join(' '));
