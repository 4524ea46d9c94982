import { basename, dirname } from 'node:path';
import type { Fault } from '../../markdown/lesson-fault.ts';
import type { Library } from './read/tutorial.ts';
import { headFaults } from './schemas.ts';

/**
 * The faults without those that only follow from another one: what rests on a file whose fields are faulty,
 * a file that is missing under the name that another one should have.
 */
export function causes(faults: readonly Fault[], library: Library): Fault[] {
  const sound = new Map<string, boolean>();
  const isSound = (file: string) => {
    const known = sound.get(file) ?? headFaults(file, library.textAt(file)).length === 0;
    sound.set(file, known);
    return known;
  };
  const isMisnamed = (missing: string) =>
    faults.some(
      ({ file, remedy }) =>
        dirname(file) === dirname(missing) && remedy.endsWith(`« ${basename(missing)} »`),
    );
  return faults.filter(
    ({ file, restsOn }) =>
      (restsOn === undefined || isSound(restsOn)) && (library.has(file) || !isMisnamed(file)),
  );
}
