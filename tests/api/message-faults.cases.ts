/**
 * The 24 rows of group A of docs/faults.json, in its order; `s201` is a 2xx that is not the call's own
 * (X8).
 */
const FAULTS = `offline hang slow5 drip reset s401 s404 s429 s500 s503 cors login302 s201 html200
  badjson empty nullroot wrongroot wrongtypes missing nullitems huge dupes hostile`.split(/\s+/);

/** Only the status counts, whatever the body says (N1). */
const FAILURES = new Set(
  'offline hang reset s401 s404 s429 s500 s503 cors login302 s201'.split(' '),
);

/** Cells are the call, A-217 to A-240 what the form makes of it. */
export const MESSAGE_FAULTS = FAULTS.map((fault, row) => ({
  callId: `A-${145 + row}`,
  formId: `A-${217 + row}`,
  fault,
  /** The delay that the service asks for, in seconds; it is not obeyed: nothing is sent by itself. */
  note: fault === 's429' || fault === 's503' ? '1' : undefined,
  isSent: !FAILURES.has(fault),
}));
