import { page } from 'vitest/browser';
import { type Call, cellId, type Fault } from '../../../api/faults.cases.ts';

export const PAGE_CALLS = ['details', 'sections'] as const;
export const doubt = page.getByText(/^Vos achats n’ont pas pu être vérifiés/);

/** One test for several calls of a fault: `A-073, A-097`. */
export function named<Row extends Fault>(
  group: 'A' | 'A2',
  calls: readonly Call[],
  rows: readonly Row[],
) {
  return rows.map((one) => {
    // Row 6, 401, is said of what is held in a test of its own.
    const named = calls.filter(
      (call) => !(group === 'A2' && call === 'subscriptions' && one.row === 6),
    );
    return { ...one, id: named.map((call) => cellId(group, call, one.row)).join(', ') };
  });
}
