import { readFileSync } from 'node:fs';

/** The text of a file. Throws when there is none. */
export function readText(file: string): string {
  return unixLines(readFileSync(file, 'utf8'));
}

/** Editors of Windows end lines with `\r\n`, and Markdown lets `\r` end one: every tool then counts the same lines. */
export function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
