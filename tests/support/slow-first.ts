import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take a minute or so each: begun last, one would keep a whole gate waiting for it. */
const SLOW = [
  'samples/samples.test.ts',
  'samples/page/bundle/component-exercises.test.ts',
  'build/drafts.test.ts',
  'samples/page/remote/page-exercises.test.ts',
  'samples/technologies/java/exercises.test.ts',
];

/** The order of files: the slow ones, then that of Vitest, which knows no time on a fresh machine. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((one) => moduleId.endsWith(one));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
