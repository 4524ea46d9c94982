const TEST = /^[ \t]+def (test\w*)\(self\):(?:[ \t]*\n[ \t]+"""([\s\S]*?)""")?/gm;

/** A test of an exercise: its method, and the sentence that a learner reads. */
export interface NamedTest {
  method: string;
  name: string;
}

/**
 * The tests of a file of unittest in their order: the sentence of each without its point, or the words of
 * its method (U10).
 */
export function namedTests(tests: string): NamedTest[] {
  return [...tests.matchAll(TEST)].map(([, method = '', sentence]) => ({
    method,
    name:
      sentence?.replace(/\s+/g, ' ').trim().replace(/\.$/, '') ||
      method.replace(/^test_?/, '').replaceAll('_', ' '),
  }));
}
