/** Private characters that no sample prints. They stand around what is typed. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** What a program of the sandbox puts around each line it reads: see technologies/python/programs/sitecustomize.py. */
export function typedLine(text: string): string {
  return OPEN + text + CLOSE;
}

/** Turns `<kbd>Awa</kbd>`, as writers write it, into what the runner gets as output. */
export function markTyped(text: string): string {
  return text.replace(/<kbd>(.*?)<\/kbd>/g, (_, typed: string) => typedLine(typed));
}

/** The inverse of `markTyped`. */
export function showTyped(text: string): string {
  return text.replaceAll(OPEN, '<kbd>').replaceAll(CLOSE, '</kbd>');
}

/** The same text without marks around what is typed. */
export function plainTyped(text: string): string {
  return text.replace(/<\/?kbd>|[\uE000\uE001]/g, '');
}

/** The lines to type: `Nom : <kbd>Awa</kbd>` → `['Awa']`. */
export function typedIn(text: string): string[] {
  return [...text.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, typed = '']) => typed);
}
