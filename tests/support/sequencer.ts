import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take longest, and half of it they wait: started last, they would end alone. */
const LONGEST = ['/tests/samples/samples.test.ts', '/tests/samples/fixtures/fixtures.test.ts'];

/** The order of Vitest, but for the longest files, which start first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const first = LONGEST.flatMap((name) => rest.filter((one) => one.moduleId.endsWith(name)));
    return [...first, ...rest.filter((one) => !first.includes(one))];
  }
}
