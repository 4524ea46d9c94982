import { describe, expect, test, vi } from 'vitest';
import {
  type Call,
  cellId,
  DELAYS,
  type Fault,
  GOOD,
  partlyGood,
  REFUSALS,
  UNREADABLE,
} from './faults.cases.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from './service.ts';

/**
 * Group A of docs/faults.json: what a call gives, or throws, in each of its 24 cells (X8, N10). `ask` reduces
 * its answers to what tells them apart; `meaning` holds the refusals that are an answer to it.
 */
export function proveFaults(
  subject: Call,
  ask: () => Promise<unknown>,
  meaning: Readonly<Record<string, unknown>> = {},
): void {
  const service = subject === 'subscriptions' ? 'account' : 'course';
  const named = <Row extends Fault>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: cellId('A', subject, row.row) }));

  describe(subject, () => {
    test.each(named(REFUSALS))('$id $fault', async ({ fault, note, error }) => {
      askServiceAt(service, faultAddress(fault, note));
      if (fault in meaning) expect(await ask()).toEqual(meaning[fault]);
      else await expect(ask()).rejects.toMatchObject(error);
    });

    test.each(named(UNREADABLE))('$id $fault', async ({ fault }) => {
      askServiceAt(service, faultAddress(fault));
      await expect(ask()).rejects.toThrow();
    });

    test.each(named(DELAYS))('$id $fault', async ({ id, fault }) => {
      askServiceAt(service, faultAddress(fault, id));
      const outcome = vi.fn();
      const settled = ask().then(outcome, outcome);
      if (fault !== 'drip') {
        await vi.waitFor(async () => expect(await heldCalls(id)).toBe(1));
        expect(outcome).not.toHaveBeenCalled();
        await releaseCalls(id);
      }
      await settled;
      expect(outcome).toHaveBeenCalledWith(
        fault === 'hang' ? expect.any(TypeError) : GOOD[subject].kept,
      );
    });

    test.each(named(partlyGood(subject)))('$id $fault', async ({ fault, kept }) => {
      askServiceAt(service, faultAddress(fault));
      expect(await ask()).toEqual(kept);
      expect(Object.prototype).not.toHaveProperty('polluted');
    });
  });
}
