import type { Root } from 'hast';
import { mdxToHast } from 'satteri';
import { lessonFaults } from '../../../markdown/compile.ts';
import type { Fault } from '../../../markdown/lesson-fault.ts';

/** What would stop the build in a page that can be read: tags, quizzes, files, titles. */
export function compiledFaults(file: string, source: string): Promise<Fault[]> {
  const root = mdxToHast(source, { features: { smartPunctuation: false } });
  return lessonFaults(root as Root, file);
}
