import { basename } from 'node:path';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { coverageFaults, missingCoverage } from './coverage.ts';
import { nameFaults } from './names.ts';
import { makeProofreader, OWN_WORDS } from './prose/prose.ts';
import { readability } from './prose/readability.ts';
import { language } from './prose/style/report.ts';
import { exclamations } from './prose/wording.ts';
import type { Lesson } from './read/lesson.ts';
import { pageProse, passagesOf, proseFields } from './read/passage.ts';
import { type Library, slugOf, type Tutorial } from './read/tutorial.ts';
import type { Field } from './read/yaml.ts';
import { schemaOf } from './schemas.ts';
import { career } from './steps/career.ts';
import { code, exerciseCode } from './steps/code.ts';
import { exercises } from './steps/exercises.ts';
import { layout } from './steps/layout.ts';
import { notions } from './steps/notions.ts';
import { pauseFolders, pauses } from './steps/pauses.ts';
import { pieces } from './steps/pieces.ts';
import { parsons, quizzes } from './steps/quizzes.ts';
import { stepSize, tutorialSize } from './steps/sizes.ts';
import { isBadlyCoded } from './structure.ts';

/** The words of a run, read with one dictionary. */
export interface Words {
  /** What breaks the standard of the content in a file (Y5); nothing in one that cannot be read. */
  faultsOf(file: string): Fault[];
  /** The words of our own list that no file read so far needed. */
  useless(): Fault[];
}

export function openWords({ library }: Readonly<{ library: Library }>): Words {
  const proofreader = makeProofreader(library.textAt(OWN_WORDS), library.names);

  const faultsOf = (file: string): Fault[] => {
    if (!library.has(file) || nameFaults(file).length > 0 || isBadlyCoded(file, library)) return [];
    if (file === OWN_WORDS) return proofreader.disorder();
    if (file.endsWith('.yaml')) return yamlFaults(file);
    return file.endsWith('.mdx') ? pageFaults(file) : exerciseFaults(file, library);
  };
  const yamlFaults = (file: string): Fault[] => {
    if (!schemaOf(file) || library.yaml(file).faults.length > 0) return [];
    const tutorial = library.tutorial(slugOf(file));
    const isAbout = tutorial && basename(file) === 'tutorial.yaml';
    return [
      ...proofreader.faults(proseFields(file, library.fields(file))),
      ...(isAbout ? whenDone(tutorialFaults(tutorial, library)) : []),
      ...coverageFaults(file, library),
    ];
  };
  const pageFaults = (file: string): Fault[] => {
    const page = library.page(file);
    if (page.faults.length > 0 || !schemaOf(file)) return [];
    const tutorial = library.tutorial(slugOf(file));
    return [
      ...proofreader.faults(pageProse(page), tutorial && versionsOf(tutorial.fields)),
      ...(tutorial ? stepFaults(library.lesson(file), tutorial) : []),
      ...(file.startsWith('content/career/') ? career(page) : []),
    ];
  };
  return { faultsOf, useless: proofreader.uselessWords };
}

function stepFaults(lesson: Lesson, tutorial: Tutorial): Fault[] {
  return [
    ...code(lesson),
    ...layout(lesson),
    ...exclamations(pageProse(lesson)),
    ...whenDone([
      ...pieces(lesson, tutorial),
      ...pauses(lesson, tutorial),
      ...notions(lesson, tutorial),
      ...stepSize(lesson, tutorial),
      ...readability(lesson.file, passagesOf(lesson)),
      ...exercises(tutorial).filter(({ file }) => file === lesson.file),
    ]),
  ];
}

/** What breaks the standard in a tutorial as a whole. */
function tutorialFaults(tutorial: Tutorial, library: Library): Fault[] {
  return [
    ...tutorialSize(tutorial),
    ...quizzes(tutorial),
    ...parsons(tutorial),
    ...language(tutorial, library),
    ...missingCoverage(tutorial, library),
    ...exercises(tutorial).filter(({ file }) => file.endsWith('/exercises')),
    ...pauseFolders(tutorial),
  ];
}

/** What breaks it in a starter or a solution, which a page shows. */
function exerciseFaults(file: string, library: Library): Fault[] {
  const isShown =
    /^content\/tutorials\/[^/]+\/(?:exercises|pauses)\/(?:.*\/)?(?:starter|solution)\.[^/]*$/.test(
      file,
    );
  return isShown ? exerciseCode(file, library.textAt(file)) : [];
}

/** What a text lacks only once it is finished: a length, a piece. */
function whenDone(faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, whenDone: true }));
}

/** Without them any number may be a version: the fault is that they are missing. */
function versionsOf(about: readonly Field[]) {
  const fields = new Map(about.map(({ path, value }) => [path, value]));
  const minimum = fields.get('version.minimum') ?? '0';
  return { minimum, taught: fields.get('version.taught') ?? '999.999.999' };
}
