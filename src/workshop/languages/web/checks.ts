import type { Verdict, WorkshopCheck } from '../../frame/messages.ts';
import type { Stage } from '../../page/stage.ts';
import { type Checking, startCheck, type VerdictNews } from './checker.ts';

/** What the engines of the frame of pages have alike: one check at a time, whose fault is on the stage. */
export function checksOn(stage: Stage) {
  let checking: Checking | undefined;
  const stop = () => checking?.stop();
  return {
    stop,
    close: stop,
    async start(check: WorkshopCheck, told: (verdict: VerdictNews) => void): Promise<boolean> {
      stop();
      checking = startCheck(check, told);
      const fault = await checking.ended;
      // A line would be that of the tests.
      if (fault) stage.refuse({ ...fault, line: undefined });
      return !fault;
    },
    explain: async ({ text }: Verdict) => (await import('../../page/fault.ts')).explained(text),
  };
}
