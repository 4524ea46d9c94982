/** The list of what is kept beside the tutorials: the guides, and the page that leads to the tutorials (K13). */
export const GUIDES = 'guides';
export const GUIDES_TITLE = 'Guides et conseils';

/** The state of the device once « Tout garder » has ended (K13). */
export interface KeepAllState {
  /** The number of lists. */
  total: number;
  /** The titles of those that the device does not hold. */
  missing: readonly string[];
}

/** « 6 sur 16 ». */
export function keepAllProgress(done: number, total: number): string {
  return `${done} sur ${total}`;
}

/** What can be read now, in one sentence; `why` says what ended it before its end, '' when nothing did. */
export function keepAllSentence({ total, missing }: KeepAllState, why: string): string {
  const held = total - missing.length;
  if (held === total && why === '') return 'C’est fait : tout se lit sans connexion.';
  if (held === 0) return `${why} Rien n’est gardé sur cet appareil.`;
  const lacks = missing.length > 0 ? ` Il manque : ${missing.join(', ')}.` : '';
  return `${why} À lire sans connexion : ${keepAllProgress(held, total)}.${lacks}`;
}
