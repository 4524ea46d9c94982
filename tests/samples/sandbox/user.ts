import { randomInt } from 'node:crypto';
import { globSync, statSync } from 'node:fs';

/** No package of Debian makes a user there. */
const FIRST_USER = 62_000;
const LAST_USER = 64_999;

/**
 * The number of a user from `first` to `last` who runs no process on this machine: the limit on processes
 * counts those of one user, so two programs at once must not share one. Throws when there is none.
 */
export function freeUser(first = FIRST_USER, last = LAST_USER): number {
  const busy = new Set(
    globSync('/proc/[0-9]*').map((path) => statSync(path, { throwIfNoEntry: false })?.uid),
  );
  const free = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (user) => !busy.has(user),
  );
  const user = free[randomInt(Math.max(free.length, 1))];
  if (user === undefined) throw new Error('aucun utilisateur libre pour un bac à sable');
  return user;
}
