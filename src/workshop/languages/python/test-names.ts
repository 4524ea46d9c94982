const TEST = /^[ \t]+def (test\w*)\(self\):(?:[ \t]*\n[ \t]+"""([\s\S]*?)""")?/gm;

/**
 * What a learner reads of each test of a file of unittest, by its method, in their order: its sentence without
 * its point, or the words of its method (U10).
 */
export function namedTests(tests: string): Record<string, string> {
  return Object.fromEntries(
    [...tests.matchAll(TEST)].map(([, method = '', sentence]) => [
      method,
      sentence?.replace(/\s+/g, ' ').trim().replace(/\.$/, '') ||
        method.replace(/^test_?/, '').replaceAll('_', ' '),
    ]),
  );
}
