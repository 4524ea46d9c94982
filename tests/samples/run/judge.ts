import type { Sample } from '../read/sample.ts';
import { plainTyped, showTyped } from '../read/typed.ts';
import { difference, missingLine } from './compare.ts';
import type { Limit, Outcome } from './technology.ts';

/** What is wrong with a sample that ran: where, what, and what to do. */
export interface Verdict {
  readonly line: number;
  readonly message: string;
  /** The real output, which `--write` may put in the page. */
  readonly screen?: string;
}

const MAX_QUOTED_LINES = 30;
const REPAIR = 'Corrige l’exemple ou son résultat ; --write écrit le vrai, à relire.';

const LIMITS: Readonly<Record<Limit, string>> = {
  time: 'ne finit pas, interrompu : cherche la boucle sans fin (2 secondes au plus pour un exemple)',
  output: 'affiche sans fin, interrompu : cherche la boucle qui affiche',
  folder: 'écrit trop de fichiers (5 Mo au plus dans le dossier de la page)',
};

/** Compares an outcome with the page. Returns `undefined` when the sample does what the page says. */
export function judge(sample: Sample, outcome: Outcome): Verdict | undefined {
  const at = (message: string) => ({ line: sample.line, message });
  if (outcome.limit) return at(LIMITS[outcome.limit]);
  if (sample.mustFail && !outcome.isFailure) {
    return at('devait échouer, mais réussit : retire « fails », ou remets l’erreur dans l’exemple');
  }
  if (outcome.isFailure && !sample.mustFail) return at(failureOf(sample, outcome));
  if (sample.kind === 'session') return differs(sample, sample.text, sample.line, outcome.output);
  if (sample.mustFail) return judgeMessage(sample, outcome);
  if (sample.output) {
    return differs(sample, sample.output.text, sample.output.line, outcome.output);
  }
  if (sample.isPuzzle || outcome.output.trim() === '') return undefined;
  const quoted = quote(showTyped(outcome.output));
  const message = `affiche un texte, mais aucun bloc output ne suit\n${quoted}\nAjoute-le, ou lance avec --write.`;
  return { ...at(message), screen: outcome.output };
}

function differs(sample: Sample, expected: string, line: number, actual: string) {
  const found = difference(expected, actual);
  if (!found) return undefined;
  const what = sample.kind === 'session' ? 'cette séance' : 'le résultat';
  return {
    line: line + 1 + found.line,
    message: `${what} diffère (- attendu, + obtenu)\n${quote(found.text)}\n${REPAIR}`,
    screen: actual,
  };
}

function judgeMessage(sample: Sample, { output, message }: Outcome): Verdict | undefined {
  const whole = plainTyped(`${output}\n${message}`);
  const screen = errorLineOf(message);
  // An empty quotation would be found in any message.
  if (!sample.output || !/[^\s…]/.test(sample.output.text)) {
    const text = `« fails » demande un bloc output qui cite le message\n${quote(whole.trim())}`;
    return { line: sample.line, message: text, screen };
  }
  const missing = missingLine(plainTyped(sample.output.text), whole);
  if (missing === undefined) return undefined;
  const line = sample.output.text.split('\n')[missing] ?? '';
  return {
    line: sample.output.line + 1 + missing,
    message: `le message d’erreur ne contient pas « ${line.trim()} »\n${quote(whole.trim())}\n${REPAIR}`,
    screen,
  };
}

function failureOf({ kind }: Sample, { message, output }: Outcome): string {
  const isStarved = /\bEOFError\b/.test(message) && kind !== 'session';
  const remedy = isStarved
    ? 'Il attend une saisie : écris-la dans son output, <kbd>Awa</kbd>.'
    : 'Corrige l’exemple, ou ajoute « fails » si l’erreur est voulue.';
  return `échoue\n${quote((message || showTyped(output)).trim())}\n${remedy}`;
}

/** Returns the line of a message that names the error, else its last line. */
function errorLineOf(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const named = lines.findLast((line) => /^\w*(Error|Exception|Interrupt)\b/.test(line.trim()));
  return (named ?? lines.at(-1) ?? '').trim();
}

function quote(text: string): string {
  const lines = text.split('\n');
  const shown = lines.slice(0, MAX_QUOTED_LINES).map((line) => `    ${line}`.trimEnd());
  if (lines.length > MAX_QUOTED_LINES)
    shown.push(`    (et ${lines.length - MAX_QUOTED_LINES} lignes)`);
  return shown.join('\n');
}
