import { statusFaults } from './faults.cases.ts';

/** Cells are the call that sends a message, A-217 to A-240 what the form makes of it (X8). */
export const MESSAGE_FAULTS = statusFaults('s201').map(({ row, fault, isSuccess: isSent }) => ({
  callId: `A-${144 + row}`,
  formId: `A-${216 + row}`,
  fault,
  /** The delay that the service asks for, in seconds; it is not obeyed: nothing is sent by itself. */
  note: fault === 's429' || fault === 's503' ? '1' : undefined,
  isSent,
}));
