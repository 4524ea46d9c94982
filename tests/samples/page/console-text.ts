import type { ConsoleMessage } from '@playwright/test';

const MARKS = /%[sdifoOc]/g;

/** A line of the console as a reader sees it: `('%s ans', 12)` → « 12 ans ». */
export function consoleText(message: Pick<ConsoleMessage, 'args' | 'text'>): string {
  const [first = '', ...rest] = message.args().map(String);
  if (first.search(MARKS) < 0) return message.text();
  const text = first.replace(MARKS, (mark) => {
    const value = rest.shift() ?? mark;
    return mark === '%c' ? '' : value;
  });
  return [text, ...rest].join(' ');
}
