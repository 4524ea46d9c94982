import type { TestEvent } from 'node:test/reporters';

/** What node:test found, as the runner reads it: after U+001E, one JSON report at the end. */
export default async function* report(events: AsyncIterable<TestEvent>) {
  const failed: string[] = [];
  let count = 0;
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite' || data.skip || data.todo) continue;
    count += 1;
    if (type === 'test:fail') failed.push(`${data.name} : ${reasonOf(data.details.error)}`);
  }
  yield `\u001E${JSON.stringify({ count, failed })}`;
}

/** On one line; a colour or a stack would say nothing more to a writer. */
function reasonOf({ cause, message }: Error): string {
  const reason = cause instanceof Error ? cause.message : String(cause ?? message);
  const lines = reason.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
