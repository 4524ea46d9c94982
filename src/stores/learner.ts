import { atom } from 'nanostores';
import { onSessionChange } from './session.ts';

/** « boolean isLoggedIn » (section 4), for islands: the header itself does without nanostores. */
export const $isLoggedIn = atom(false);

/** Follows the session; gives the way to stop. */
export function watchSession(): () => void {
  return onSessionChange((isLoggedIn) => $isLoggedIn.set(isLoggedIn));
}
