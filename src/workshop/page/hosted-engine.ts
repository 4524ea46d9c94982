import type { Verdict } from '../frame/messages.ts';
import type { Connection } from './connection.ts';
import type { Engine } from './engine.ts';

/** How a language drives an engine of its own, in the frame of the box. */
export interface HostedParts<Job, News> {
  connect: (told: (news: News) => void) => Connection<Job>;
  run: (code: string, typed: readonly string[]) => Job;
  check: (code: string) => Job;
  /** Takes away what the last job has shown. */
  clear: () => void;
  show: (news: News) => void;
  /** Called once all that a run has shown is there. */
  finish?: () => void;
  /** Said when a fault stops the code before its first test, in French. */
  unchecked: string;
}

/** The engine of such a language, which is downloaded at once: it was asked for (U18). */
export function hostedEngine<Job, News extends { kind: string }>({
  connect,
  run,
  check,
  clear,
  show,
  finish,
  unchecked,
}: HostedParts<Job, News>): Engine {
  let hear = (_: News) => {};
  const connection = connect((news) => hear(news));
  /** Does a job, and hears its news until its end. */
  const until = (job: Job, heard: (news: News) => void) =>
    new Promise<void>((done) => {
      hear = (news) => (news.kind === 'end' ? done() : heard(news));
      connection.ask(job);
    });
  void until(run('', []), show);
  return {
    async run(code, typed) {
      clear();
      await until(run(code, typed), show);
      finish?.();
    },
    async check(code, told) {
      let verdicts = 0;
      let hasFault = false;
      clear();
      await until(check(code), (news) => {
        if (isVerdict(news)) {
          verdicts += 1;
          told(news);
        } else {
          hasFault ||= news.kind === 'error';
          show(news);
        }
      });
      return hasFault && verdicts === 0 ? unchecked : undefined;
    },
    stop: connection.stop,
    close: connection.close,
  };
}

function isVerdict(news: { kind: string }): news is { kind: 'verdict' } & Verdict {
  return news.kind === 'verdict';
}
