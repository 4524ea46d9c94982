import { join } from 'node:path';
import { fold } from '../../../src/rules/text/fold.ts';
import type { Advice, Fault } from '../read/sample.ts';
import { withReason } from '../run/quote.ts';
import type { TestRun } from '../run/technology.ts';
import { VARIANTS_FILE, type Variant } from './variants.ts';

/** Another answer to an exercise, and what its tests said of it. */
export interface Answered extends Pick<Variant, 'kind' | 'name' | 'test' | 'line'> {
  readonly run: TestRun;
}

/** A test failed, passed though the answer names it, passed. */
const [FAILED, MISSED, PASSED] = ['×', '!', '·'];

/** The wrong answers that no test sees, or not the one that they name, and the right ones that one refuses. */
export function variantFaults(
  path: string,
  names: readonly string[],
  answers: readonly Answered[],
): Fault[] {
  return answers.flatMap((one) => {
    const advice = one.kind === 'wrong' ? wrongAdvice(one, names) : rightAdvice(one);
    return advice ? [{ file: join(path, VARIANTS_FILE), line: one.line, ...advice }] : [];
  });
}

function wrongAdvice({ name, test, run }: Answered, names: readonly string[]): Advice | undefined {
  if (run.error) {
    const told = withReason(`cette mauvaise réponse ne s’exécute pas : « ${name} »`, run.error);
    return {
      ...told,
      remedy: 'corrige son code : les tests doivent tous se lancer, puis l’un échouer',
    };
  }
  const failed = failing(run);
  const named = namedBy(test, [...names, ...failed]);
  if (named.length === 0) {
    const quoted = names.map((one) => `test : ${one}`);
    return {
      says: `aucun test ne s’appelle « ${test} »`,
      remedy: 'recopie des mots d’un de ces noms',
      quoted,
    };
  }
  if (named.some((one) => failed.includes(one))) return undefined;
  const [first = test] = named;
  if (failed.length === 0) {
    const says = `cette mauvaise réponse passe tous les tests : ${name}`;
    return { says, remedy: `le test « ${first} » devrait la voir` };
  }
  const seen = `nomme un test qui la voit : ${quotedNames(failed)}`;
  if (run.tests.every((one) => !named.includes(one.name))) {
    const says = `un autre test ne finit pas avant « ${first} », qui n’est pas lancé : ${name}`;
    return { says, remedy: seen };
  }
  const says = `le test « ${first} » laisse passer cette mauvaise réponse : ${name}`;
  return { says, remedy: `renforce-le, ou ${seen}` };
}

function rightAdvice({ name, run: { error, tests, refused = [] } }: Answered): Advice | undefined {
  const remedy = 'corrige le test qui la refuse, ou son code';
  if (error) {
    return { ...withReason(`cette bonne réponse ne s’exécute pas : « ${name} »`, error), remedy };
  }
  const missed = tests.find(({ fault }) => fault !== undefined);
  if (missed) {
    const says = `cette bonne réponse est refusée par « ${missed.name} » : ${name}`;
    return { says: `${says} (${missed.fault})`, remedy };
  }
  const [first] = refused;
  return first ? { says: `cette bonne réponse est refusée par ${first}`, remedy } : undefined;
}

function failing({ tests }: TestRun): string[] {
  return tests.flatMap(({ name, fault }) => (fault === undefined ? [] : [name]));
}

/** The tests that these words name: the one that is called so, else those whose name holds them. */
function namedBy(words: string, names: readonly string[]): string[] {
  const wanted = plain(words);
  const same = names.filter((name) => plain(name) === wanted);
  return same.length > 0 ? same : names.filter((name) => plain(name).includes(wanted));
}

/** Letters and digits decide, not typography. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function quotedNames(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `« ${name} »`).join(', ');
}

/**
 * Which test saw which answer, a line an answer and a column a test, then what the columns are; no line
 * without answers.
 */
export function tableOf(names: readonly string[], answers: readonly Answered[]): string[] {
  if (answers.length === 0) return [];
  const width = String(names.length).length + 1;
  const cells = (all: readonly string[]) => all.map((cell) => cell.padStart(width)).join('');
  const rows = answers.map(({ kind, name, test, run }) => {
    const failed = failing(run);
    const isSeen = namedBy(test, [...names, ...failed]).some((one) => failed.includes(one));
    const named = kind === 'wrong' && !isSeen ? namedBy(test, names) : [];
    const marks = names.map((one) => {
      if (failed.includes(one)) return FAILED;
      return named.includes(one) ? MISSED : PASSED;
    });
    const said = run.error ? ' ne s’exécute pas :' : '';
    return `${cells(marks as string[])}  ${kind === 'wrong' ? 'mauvaise' : 'bonne   '}${said} ${name}`;
  });
  return [
    cells(names.map((_, at) => String(at + 1))),
    ...rows,
    `${FAILED} échoue, ${PASSED} réussit, ${MISSED} devait échouer`,
    ...names.map((name, at) => `${String(at + 1).padStart(width)} ${name}`),
  ];
}
