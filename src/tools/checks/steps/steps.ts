import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Fault } from '../../../markdown/lesson-fault.ts';
import { missingCoverage } from '../coverage.ts';
import { readability } from '../prose/readability.ts';
import { language } from '../prose/style/language.ts';
import { exclamations } from '../prose/wording.ts';
import type { Lesson } from '../read/lesson.ts';
import { passagesOf } from '../read/passage.ts';
import { type Library, pageProse, TUTORIALS, type Tutorial } from '../read/tutorial.ts';
import { code, exerciseCode } from './code.ts';
import { exercises } from './exercises.ts';
import { prerequisiteCycles, stepGoals, tutorialGoals } from './goals.ts';
import { layout } from './layout.ts';
import { notions } from './notions.ts';
import { pieces } from './pieces.ts';
import { parsons, quizzes } from './quizzes.ts';
import { stepSize, tutorialSize } from './sizes.ts';

/** What breaks the standard in one step (Y5). */
export function stepFaults(lesson: Lesson, tutorial: Tutorial): Fault[] {
  return [
    ...code(lesson),
    ...layout(lesson),
    ...stepGoals(lesson),
    ...exclamations(pageProse(lesson)),
    ...whenDone([
      ...pieces(lesson),
      ...notions(lesson),
      ...stepSize(lesson),
      ...readability(lesson.file, passagesOf(lesson)),
      ...exercises(tutorial).filter(({ file }) => file === lesson.file),
    ]),
  ];
}

/** What breaks it in a `tutorial.yaml`, and in the tutorial as a whole. */
export function tutorialFaults(file: string, library: Library): Fault[] {
  const slugs = globSync('*/tutorial.yaml', { cwd: TUTORIALS }).map((path) => path.split('/')[0]);
  const all = slugs.flatMap((slug = '') => library.tutorial(slug) ?? []);
  const tutorial = all.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!tutorial) return [];
  return [
    ...tutorialGoals(tutorial, library.slugs),
    ...prerequisiteCycles(all).filter((fault) => fault.file === file),
    ...whenDone([
      ...tutorialSize(tutorial),
      ...quizzes(tutorial),
      ...parsons(tutorial),
      ...language(tutorial, library),
      ...missingCoverage(tutorial, library),
      ...exercises(tutorial).filter(({ file: at }) => at.endsWith('/exercises')),
    ]),
  ];
}

/** What breaks it in a starter or a solution, which a page shows. */
export function exerciseFaults(file: string, library: Library): Fault[] {
  const [, slug = '', path = ''] =
    /^content\/tutorials\/([^/]+)\/(exercises\/.+)$/.exec(file) ?? [];
  const tutorial = library.tutorial(slug);
  if (!tutorial || !/^(?:starter|solution)\./.test(basename(path))) return [];
  const files = new Map([[path, library.textAt(file)]]);
  return exerciseCode({ folder: tutorial.folder, files });
}

/** What a text lacks only once it is finished: a length, a piece. */
function whenDone(faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, whenDone: true }));
}
