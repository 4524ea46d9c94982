/** Around what is typed, on a screen: private characters that no sample prints. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** What a guest program must put around the lines it reads; see guest/sitecustomize.py. */
export function typedLine(text: string): string {
  return OPEN + text + CLOSE;
}

/** What the writer wrote as `<kbd>Awa</kbd>`, as the runner sees it on a screen. */
export function markTyped(text: string): string {
  return text.replace(/<kbd>(.*?)<\/kbd>/g, (_, typed: string) => typedLine(typed));
}

/** The inverse of `markTyped`. */
export function showTyped(text: string): string {
  return text.replaceAll(OPEN, '<kbd>').replaceAll(CLOSE, '</kbd>');
}

/** The same text without a trace of who typed what. */
export function plainTyped(text: string): string {
  return text.replace(/<\/?kbd>|[\uE000\uE001]/g, '');
}

/** The lines to type: `Nom : <kbd>Awa</kbd>` → `['Awa']`. */
export function typedIn(text: string): string[] {
  return [...text.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, typed = '']) => typed);
}
