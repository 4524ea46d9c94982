const ROOM = 5;
let room = ROOM;

/** How long this may take here: a loaded machine is slow, not wrong, and a limit only ends what hangs. */
export function patient(idleMs: number): number {
  return idleMs * room;
}

/** Does this with the limits of an idle machine: for samples whose point is to be stopped. */
export async function impatiently<Result>(work: () => Promise<Result>): Promise<Result> {
  room = 1;
  try {
    return await work();
  } finally {
    room = ROOM;
  }
}
