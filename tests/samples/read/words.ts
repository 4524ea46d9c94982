import { nearest } from '../../../src/rules/text/nearest.ts';
import type { Advice } from './sample.ts';

/** The words after a language: `fails`, `file=carnet.py`, `ignore="un réseau manque"`, `{2,4-5}`. */
export interface Words {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly faults: readonly Advice[];
}

const TOKEN = /\{[^}]*\}|[^\s="]+="[^"]*"|\S+/g;
const LINES = /^\{\d+(-\d+)?(,\d+(-\d+)?)*\}$/;
const PLAIN_FILE = /^[\w.-]+(\/[\w.-]+)*$/;
const VALUED = ['file', 'ignore', 'rendu', 'user'];

/** Splits the line after the backticks: the language, then the rest. */
export function splitInfo(info: string): { language: string; rest: string } {
  const language = /^[^\s{]*/.exec(info)?.[0] ?? '';
  return { language, rest: info.slice(language.length) };
}

/** Whether a word stands in the rest of the line. */
export function hasWord(rest: string, word: string): boolean {
  return rest.match(TOKEN)?.includes(word) ?? false;
}

/** Reads the words and complains of those that this language does not accept. */
export function readWords(rest: string, accepted: readonly string[]): Words {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const faults: Advice[] = [];
  for (const token of rest.match(TOKEN) ?? []) {
    if (LINES.test(token)) continue;
    const [word = '', value] = splitToken(token);
    if (!accepted.includes(word)) faults.push(unknown(token, accepted));
    else if (VALUED.includes(word)) {
      if (value) values.set(word, value);
      else faults.push({ says: `« ${word} » n’a pas de valeur`, remedy: writeSo(word) });
    } else if (value !== undefined) {
      faults.push({ says: `« ${token} » a une valeur de trop`, remedy: writeSo(word) });
    } else flags.add(word);
  }
  return { flags, values, faults: [...faults, ...fileFault(values.get('file'))] };
}

function splitToken(token: string): [string, string?] {
  const equals = token.indexOf('=');
  if (equals < 0) return [token];
  return [token.slice(0, equals), token.slice(equals + 1).replace(/^"(.*)"$/, '$1')];
}

function unknown(token: string, accepted: readonly string[]): Advice {
  const known = [...accepted.map(exampleOf), '{2,4-5}'].join(', ');
  const near = nearest(splitToken(token)[0], accepted);
  const remedy = near === undefined ? `écris un de ces mots : ${known}` : writeSo(near);
  return { says: `mot inconnu « ${token} »`, remedy };
}

function writeSo(word: string): string {
  return `écris « ${exampleOf(word)} »`;
}

function exampleOf(word: string): string {
  if (word === 'file') return 'file=nom.ext';
  if (word === 'rendu') return 'rendu="ce que l’on y voit"';
  if (word === 'user') return 'user=awa';
  return word === 'ignore' ? 'ignore="raison"' : word;
}

/** A file of the reader's folder stays in it: no `..`, nothing absolute. */
function fileFault(file: string | undefined): Advice[] {
  if (file === undefined || (PLAIN_FILE.test(file) && !/(^|\/)\.{1,2}(\/|$)/.test(file))) return [];
  const says = `« file=${file} » n’est pas un nom de fichier sûr`;
  const remedy = 'donne un nom sans espace ni accent, dans le dossier de la page';
  return [{ says, remedy }];
}
