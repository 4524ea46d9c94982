import { readFileSync } from 'node:fs';

/** The text of a file. Throws when there is none. */
export function readText(file: string): string {
  return unixLines(readFileSync(file, 'utf8'));
}

/** Editors of Windows end lines with `\r\n`: each `\r` would count as a sign of its line. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
