/**
 * « 3 vérifications sur 5. », then the first test that does not pass, or what it means that all do; the
 * names of tests may hold code between backticks (U12).
 */
export function checkedSentence(passed: number, total: number, failed = ''): string {
  const count = `${passed} vérification${passed > 1 ? 's' : ''} sur ${total}`;
  if (passed === total) return `${count} : l’exercice est réussi.`;
  return failed ? `${count}. Pas encore : ${failed.replaceAll('`', '')}.` : `${count}.`;
}

/** « reçu : 1 ; attendu : 2 » → two lines, each with a capital (U12). */
export function reasonLines(text: string): string[] {
  return text
    .split(/ ; (?=attendu)/)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .filter(Boolean);
}
