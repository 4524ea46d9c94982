import { type Fault, faultLine } from '../../../src/markdown/lesson-fault.ts';
import { STEPS } from '../../../src/rules/tutorial/step-labels.ts';
import { type Lesson, readLesson, readPage } from '../../../src/tools/checks/read/lesson.ts';
import { isThirdEdition, type Tutorial } from '../../../src/tools/checks/read/tutorial.ts';
import { readYaml } from '../../../src/tools/checks/read/yaml.ts';

const ROOT = 'content/tutorials';

/** A tutorial for a rule's own tests: each step by its key, and what the rule looks at; `about`: `tutorial.yaml`. */
export function plantTutorial(
  steps: Readonly<Record<string, string>>,
  { about = '', ...rest }: Partial<Tutorial> & { about?: string } = {},
): Tutorial {
  const folder = `${ROOT}/x`;
  const lessons = STEPS.flatMap(({ key }, index) => {
    const text = steps[key];
    return text === undefined
      ? []
      : [readLesson({ ...readPage(`${folder}/${index + 1}-${key}.mdx`, text), faults: [] })];
  });
  const yaml = readYaml('tutorial.yaml', about);
  const isUnread = (rest.lessons ?? lessons).some(({ faults }) => faults.length > 0);
  const folders = { exercises: [], pauses: [], files: [] };
  return {
    ...{ slug: 'x', folder, fields: yaml.fields, isThird: isThirdEdition(yaml) },
    ...{ lessons, isUnread, ...folders, ...rest },
  };
}

/** What a rule says of a step with this text, without the step's own path: « 13 : 3 encadrés de suite — … ». */
export function said(
  rule: (lesson: Lesson, tutorial: Tutorial) => readonly Fault[],
  step: string,
  text: string,
  rest: Partial<Tutorial> = {},
): string[] {
  const lesson = plantLesson(step, text);
  const tutorial = plantTutorial({ [step]: text }, rest);
  return rule(lesson, tutorial).map((fault) => faultLine(fault).replace(`${lesson.file}:`, ''));
}

/** One step of it. */
export function plantLesson(step: string, text: string): Lesson {
  const [lesson] = plantTutorial({ [step]: text }).lessons;
  if (!lesson) throw new Error(`no step « ${step} »`);
  return lesson;
}
