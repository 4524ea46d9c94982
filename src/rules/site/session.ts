/** How long an answer of the login probe stands, in milliseconds (S3). */
const SESSION_POLL_MS = 600_000;

/** The last answer of the login probe, kept for the session (S4). */
export interface SessionAnswer {
  isLoggedIn: boolean;
  /** In milliseconds since 1970; 0 when the probe is due. */
  askedAt: number;
}

/** Nobody is known to be logged in, and the probe is due. */
export const NO_ANSWER: SessionAnswer = { isLoggedIn: false, askedAt: 0 };

/** The answer that a stored record holds; not logged in, and due, when it holds none. */
export function sessionAnswer(record: unknown): SessionAnswer {
  const { isLoggedIn, askedAt } = Object(record) as Record<string, unknown>;
  return {
    isLoggedIn: isLoggedIn === true,
    askedAt: typeof askedAt === 'number' ? askedAt : 0,
  };
}

/** The wait until the next probe, in milliseconds; 0 when it is due or the clock went back (S3). */
export function probeDelay({ askedAt }: SessionAnswer, nowMs: number): number {
  const ageMs = nowMs - askedAt;
  return ageMs >= 0 && ageMs < SESSION_POLL_MS ? SESSION_POLL_MS - ageMs : 0;
}
