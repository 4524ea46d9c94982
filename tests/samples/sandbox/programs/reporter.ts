import { AssertionError } from 'node:assert';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

/** Their own message is English and draws the two values over several lines. */
const COMPARISONS = ['strictEqual', 'deepStrictEqual', 'equal', 'deepEqual'];

/** Reports what node:test found, at the end: JSON after U+001E, which the runner reads. */
export default async function* report(events: AsyncIterable<TestEvent>) {
  const tests: { name: string; fault?: string }[] = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite' || data.skip || data.todo) continue;
    const { name } = data;
    tests.push(type === 'test:fail' ? { name, fault: reasonOf(data.details.error) } : { name });
  }
  yield `\u001E${JSON.stringify({ tests })}`;
}

/** The reason on one line, without colour or stack. */
function reasonOf({ cause, message }: Error): string {
  if (cause instanceof AssertionError && cause.generatedMessage) {
    const { operator, actual, expected } = cause;
    if (COMPARISONS.includes(operator))
      return `obtenu ${shown(actual)}, attendu ${shown(expected)}`;
  }
  const reason = cause instanceof Error ? cause.message : String(cause ?? message);
  const lines = reason.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

function shown(value: unknown): string {
  return inspect(value, { breakLength: Number.POSITIVE_INFINITY, compact: true });
}
