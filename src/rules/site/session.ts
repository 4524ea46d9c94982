/** « Login status refetch 600000 ms » (section 9). */
export const SESSION_POLL_MS = 600_000;

/** The last answer of the login probe; « kept for the session, so the header does not flicker ». */
export interface SessionAnswer {
  isLoggedIn: boolean;
  /** Milliseconds since 1970; 0: due again. */
  askedAt: number;
}

/** Nobody is known to be logged in, and the probe is due. */
export const NO_ANSWER: SessionAnswer = { isLoggedIn: false, askedAt: 0 };

/** What a stored record says; one that is no answer is « not logged in », and due. */
export function sessionAnswer(record: unknown): SessionAnswer {
  const { isLoggedIn, askedAt } = Object(record) as Record<string, unknown>;
  return {
    isLoggedIn: isLoggedIn === true,
    askedAt: typeof askedAt === 'number' ? askedAt : 0,
  };
}

/** « refetched every 10 minutes » (section 4): the wait until the next probe; 0 when the clock went back. */
export function probeDelay({ askedAt }: SessionAnswer, nowMs: number): number {
  const ageMs = nowMs - askedAt;
  return ageMs >= 0 && ageMs < SESSION_POLL_MS ? SESSION_POLL_MS - ageMs : 0;
}
