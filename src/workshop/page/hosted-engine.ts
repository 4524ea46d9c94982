import type { Verdict } from '../frame/messages.ts';
import { type Box, CHECKING, RUNNING } from './box.ts';
import type { Connection } from './connection.ts';
import type { Engine } from './engine.ts';

/** How a language drives an engine of its own, in the frame of the box. */
export interface HostedParts<Job, News> {
  /** What is downloaded, as the reader knows it: « Python ». */
  name: string;
  connect: (told: (news: News) => void) => Connection<Job>;
  run: (code: string, typed: readonly string[]) => Job;
  check: (code: string) => Job;
  /** Takes away what the last job has shown. */
  clear: () => void;
  show: (news: News) => void;
  /** What to say once all that a run has shown is there. */
  ended: () => string;
}

/** News of the connection itself. */
const STATES: readonly string[] = ['loading', 'loaded'];

/** The engine of such a language, which is downloaded at once: it was asked for (U18). */
export function hostedEngine<Job, News extends { kind: string }>(
  { say }: Pick<Box, 'say'>,
  { name, connect, run, check, clear, show, ended }: HostedParts<Job, News>,
): Omit<Engine, 'explain'> {
  let hear = (_: News) => {};
  let leave = () => {};
  let isLoading = false;
  /** Said of the job once the engine is there. */
  let doing = '';
  const connection = connect((news) => {
    if (news.kind === 'loading') {
      isLoading = true;
      say(`${name} se télécharge…`);
    } else if (isLoading && (news.kind === 'loaded' || news.kind === 'end')) {
      isLoading = false;
      // It ends without having been loaded: what failed is on the stage.
      say(news.kind === 'loaded' ? doing : ended());
    }
    if (!STATES.includes(news.kind)) hear(news);
  });
  /** Does a job, and hears its news until its end, or until another begins. */
  const until = (job: Job, said: string, heard: (news: News) => void) =>
    new Promise<void>((done) => {
      leave();
      leave = done;
      doing = said;
      hear = (news) => (news.kind === 'end' ? done() : heard(news));
      if (isLoading) say(`${name} se télécharge…`);
      connection.ask(job);
    });
  void until(run('', []), `${name} est prêt.`, show);
  return {
    async run(code, typed) {
      clear();
      await until(run(code, typed), RUNNING, show);
      return ended();
    },
    async check(code, told) {
      let verdicts = 0;
      let hasFault = false;
      clear();
      await until(check(code), CHECKING, (news) => {
        if (isVerdict(news)) {
          verdicts += 1;
          told(news);
        } else {
          hasFault ||= news.kind === 'error';
          show(news);
        }
      });
      return verdicts > 0 || !hasFault;
    },
    stop: connection.stop,
    close: connection.close,
  };
}

function isVerdict(news: { kind: string }): news is { kind: 'verdict' } & Verdict {
  return news.kind === 'verdict';
}
