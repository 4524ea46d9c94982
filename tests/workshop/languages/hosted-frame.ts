import { onTestFinished, vi } from 'vitest';
import type { Connection } from '../../../src/workshop/page/connection.ts';

type Start<Job, News> = (
  frame: HTMLIFrameElement,
  told: (news: News) => void,
  address: string,
) => Connection<Job>;

/** A language in its frame, as its document has it, until the end of the test: what it tells, and its verbs. */
export function openHosted<Job, News extends { kind: string }>(
  [, html]: [path: string, html: string],
  start: Start<Job, News>,
) {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.append(frame);
  const heard: News[] = [];
  // The states of the connection have tests of their own.
  const hear = (news: News) => void (/^load/.test(news.kind) || heard.push(news));
  const engine = start(frame, hear, address);
  onTestFinished(() => {
    engine.close();
    frame.remove();
    URL.revokeObjectURL(address);
  });
  return {
    frame,
    heard,
    engine,
    /** All that is told of what is asked, but its end. */
    async after(ask: () => void): Promise<News[]> {
      heard.length = 0;
      ask();
      await vi.waitUntil(() => heard.at(-1)?.kind === 'end', { timeout: 60_000 });
      return heard.slice(0, -1);
    },
  };
}
