import type { Fault } from '../../../../markdown/lesson-fault.ts';
import { at } from '../../fault.ts';
import type { Library, Tutorial } from '../../read/tutorial.ts';
import { reportOf } from './report.ts';

/** How a whole tutorial is written, where it breaks a limit (docs/content-standard.md, §4 and §5). */
export function language(tutorial: Tutorial, library: Library): Fault[] {
  const { folder } = tutorial;
  return reportOf(tutorial, library)
    .filter(({ isKept }) => !isKept)
    .map(({ rule, figure, limit, remedy }) => {
      const where = `${limit} ; « npm run prose -- ${folder} » dit où`;
      return at(`${folder}/tutorial.yaml`, 1, `${rule} : ${figure}`, `${remedy} (${where})`);
    });
}
