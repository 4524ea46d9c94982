import { fetchSession } from '../../../api/session.ts';
import { sqlSampleOf } from '../../../browser/tutorial/sql/sample.ts';
import { forgetDownload, openWorkshop } from '../../../browser/tutorial/workshop.ts';
import { tapped } from '../workshop/tapped.ts';

/** Called for « Essayer » under a sample of SQL: what comes before it in its step is played first (U1). */
export async function openSqlSample(button: HTMLElement): Promise<void> {
  const { tutorial, step, rank, code } = sqlSampleOf(button);
  await tapped(button, async () => {
    const session = await fetchSession(tutorial, step);
    // Apart: this file comes with the samples of any language.
    const { sqlEngine } = await import('./sql-bench.ts');
    const sample = { language: 'sql', code, page: '', typed: [] };
    const workshop = openWorkshop(button, sample, { run: play, closed: () => engine.close() });
    const engine = sqlEngine(workshop.box, session.slice(0, rank));
    forgetDownload('sql');
    play();

    function play(): void {
      const ended = engine.run(workshop.box.field.code(), []);
      void workshop.untilStopped(ended, engine.stop);
    }
  });
}
