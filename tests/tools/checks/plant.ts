import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';
import { type Lesson, readLesson, readPage } from '../../../src/tools/checks/read/lesson.ts';
import type { Tutorial } from '../../../src/tools/checks/read/tutorial.ts';

const ROOT = 'content/tutorials';

/** A tutorial for a rule's own tests: each step by its key, and what the rule looks at. */
export function plantTutorial(
  steps: Readonly<Record<string, string>>,
  rest: Partial<Tutorial> = {},
): Tutorial {
  const folder = `${ROOT}/x`;
  const lessons = STEPS.flatMap(({ key }, index) => {
    const text = steps[key];
    return text === undefined
      ? []
      : [readLesson({ ...readPage(`${folder}/${index + 1}-${key}.mdx`, text), faults: [] })];
  });
  return { slug: 'x', folder, about: '', lessons, exercises: [], files: new Map(), ...rest };
}

/** One step of it. */
export function plantLesson(step: string, text: string): Lesson {
  const [lesson] = plantTutorial({ [step]: text }).lessons;
  if (!lesson) throw new Error(`no step « ${step} »`);
  return lesson;
}
