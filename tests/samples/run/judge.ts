import { type Advice, type Sample, writingOf } from '../read/sample.ts';
import { plainTyped, showTyped } from '../read/typed.ts';
import { difference, missingLine } from './compare.ts';
import { quote, reasonOf, withReason } from './quote.ts';
import type { Limit, Outcome } from './technology.ts';

/** What is wrong with a sample that ran: where, what, and what to do. */
export interface Verdict extends Advice {
  readonly line: number;
  /** The real output, which `--write` may put in the page. */
  readonly screen?: string;
}

const LIMITS: Readonly<Record<Limit, Advice>> = {
  time: {
    says: 'cet exemple ne finit pas, il a été interrompu',
    remedy: 'cherche la boucle sans fin : 2 secondes au plus pour un exemple',
  },
  output: {
    says: 'cet exemple affiche sans fin, il a été interrompu',
    remedy: 'cherche la boucle qui affiche',
  },
  folder: {
    says: 'cet exemple écrit trop de fichiers',
    remedy: 'écris moins : 5 Mo au plus dans le dossier de la page',
  },
};

/** Compares an outcome with the page. Returns `undefined` when the sample does what the page says. */
export function judge(sample: Sample, outcome: Outcome): Verdict | undefined {
  const at = (advice: Advice) => ({ line: sample.line, ...advice });
  if (outcome.limit) return at(LIMITS[outcome.limit]);
  if (sample.mustFail && !outcome.isFailure) {
    const remedy = 'enlève « fails », ou remets l’erreur dans l’exemple';
    return at({ says: 'cet exemple devait échouer, mais réussit', remedy });
  }
  if (outcome.isFailure && !sample.mustFail) return at(failureOf(sample, outcome));
  if (sample.kind === 'session') return differs(sample, sample.text, sample.line, outcome.output);
  if (sample.mustFail) return judgeMessage(sample, outcome);
  if (sample.output) {
    return differs(sample, sample.output.text, sample.output.line, outcome.output);
  }
  if (sample.isPuzzle || outcome.output.trim() === '') return undefined;
  return {
    ...at({
      says: 'cet exemple affiche un texte, mais aucun bloc output ne suit',
      remedy: `écris ce bloc, ou lance « ${writingOf(sample.path)} », qui l’écrit`,
      quoted: quote(showTyped(outcome.output).trimEnd()),
    }),
    screen: outcome.output,
  };
}

function differs(sample: Sample, expected: string, line: number, actual: string) {
  const found = difference(expected, actual);
  if (!found) return undefined;
  const what = sample.kind === 'session' ? 'cette séance' : 'le résultat';
  return {
    line: line + 1 + found.line,
    says: `${what} diffère (- écrit ici, + obtenu)`,
    remedy: repair(sample),
    quoted: quote(found.text),
    screen: actual,
  };
}

function judgeMessage(sample: Sample, { output, message }: Outcome): Verdict | undefined {
  const whole = plainTyped(`${output}\n${message}`);
  const screen = reasonOf(message);
  const quoted = quote(whole.trim());
  // An empty quotation would be found in any message.
  if (!sample.output || !/[^\s…]/.test(sample.output.text)) {
    const says = '« fails » demande un bloc output qui cite le message';
    const remedy = `écris ce bloc, ou lance « ${writingOf(sample.path)} », qui l’écrit`;
    return { line: sample.line, says, remedy, quoted, screen };
  }
  const missing = missingLine(plainTyped(sample.output.text), whole);
  if (missing === undefined) return undefined;
  const line = sample.output.text.split('\n')[missing] ?? '';
  return {
    line: sample.output.line + 1 + missing,
    says: `le message d’erreur ne contient pas « ${line.trim()} »`,
    remedy: repair(sample),
    quoted,
    screen,
  };
}

function failureOf({ kind }: Sample, { message, output }: Outcome): Advice {
  const isStarved = /\bEOFError\b/.test(message) && kind !== 'session';
  const remedy = isStarved
    ? 'il attend une saisie : écris-la dans son output, <kbd>Awa</kbd>'
    : 'corrige l’exemple, ou ajoute « fails » si l’erreur est voulue';
  return { ...withReason('cet exemple échoue', message || showTyped(output)), remedy };
}

function repair({ path }: Sample): string {
  return `corrige l’exemple ou son résultat ; « ${writingOf(path)} » écrit le vrai, à relire`;
}
