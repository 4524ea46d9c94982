import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import type { SqlJob, SqlNews } from './protocol.ts';
import { resultsOf } from './results.ts';
import { startSql } from './sqlite.ts';

/**
 * SQLite in the frame of the box, which is downloaded at once: it was asked for. `before`: the scripts
 * that make the base, which each run and each test starts from (U19, U20).
 */
export function sqlEngine(
  { element, field }: Box,
  { page, tests, before = [page] }: Surroundings,
): Engine {
  const frame = element.querySelector('iframe') as HTMLIFrameElement;
  const results = resultsOf(element, field);
  let hear = (_: SqlNews) => {};
  const sqlite = startSql(frame, (news) => hear(news));
  /** Does an order, and hears its news until its end. */
  const until = (order: SqlJob, heard: (news: SqlNews) => void) =>
    new Promise<void>((done) => {
      hear = (news) => (news.kind === 'end' ? done() : heard(news));
      sqlite.ask(order);
    });
  // The base has no code to run yet: its tables can be seen.
  void until({ kind: 'run', before, code: '' }, results.show);
  return {
    async run(code) {
      results.clear();
      await until({ kind: 'run', before, code }, results.show);
      results.finish();
    },
    async check(code, told) {
      let verdicts = 0;
      let hasFault = false;
      results.clear();
      await until({ kind: 'check', before, code, tests }, (news) => {
        if (news.kind === 'verdict') {
          verdicts += 1;
          told(news);
        } else {
          hasFault ||= news.kind === 'error';
          results.show(news);
        }
      });
      return hasFault && verdicts === 0
        ? 'Ta requête ne peut pas être vérifiée : son message est plus bas.'
        : undefined;
    },
    stop: sqlite.stop,
    close: sqlite.close,
  };
}
