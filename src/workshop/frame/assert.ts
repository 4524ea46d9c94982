import { has } from '../../rules/older.ts';
import { quoted } from './console.ts';

/** A test that fails: its message says in French what was got and what was wanted. */
export class Refusal extends Error {}

type Thrown = new (...args: never[]) => Error;

/** The part of `node:assert/strict` that tests of exercises use, in French. */
export const assert = {
  equal: (got: unknown, wanted: unknown, why?: string) =>
    hold(Object.is(got, wanted), got, wanted, why),
  notEqual: (got: unknown, other: unknown, why?: string) =>
    refuse(!Object.is(got, other), why ?? `reçu : ${quoted(got)} ; attendu : autre chose`),
  deepEqual: (got: unknown, wanted: unknown, why?: string) =>
    hold(isSame(got, wanted), got, wanted, why),
  ok: (got: unknown, why?: string) =>
    refuse(Boolean(got), why ?? `reçu : ${quoted(got)} ; attendu : une valeur vraie`),
  match: (got: string, wanted: RegExp, why?: string) =>
    refuse(wanted.test(got), why ?? `reçu : ${quoted(got)} ; attendu : un texte comme ${wanted}`),
  doesNotMatch: (got: string, other: RegExp, why?: string) =>
    refuse(!other.test(got), why ?? `reçu : ${quoted(got)} ; attendu : rien comme ${other}`),
  throws(run: () => unknown, wanted: Thrown = Error) {
    let got: unknown;
    try {
      got = run();
    } catch (error) {
      refuse(
        error instanceof wanted,
        `reçu : ${quoted(error)} ; attendu : une erreur ${wanted.name}`,
      );
      return;
    }
    refuse(false, `reçu : ${quoted(got)}, sans erreur ; attendu : une erreur ${wanted.name}`);
  },
};

function hold(isHeld: boolean, got: unknown, wanted: unknown, why?: string): void {
  refuse(isHeld, why ?? `reçu : ${quoted(got)} ; attendu : ${quoted(wanted)}`);
}

function refuse(isHeld: boolean, text: string): void {
  if (!isHeld) throw new Refusal(text);
}

/** Whether two values have the same shape and the same values, as `deepStrictEqual` compares them. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Date) return Number(one) === Number(other);
  if (one instanceof Map || one instanceof Set)
    return isSame([...one], [...(other as typeof one)] as unknown);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        has(other, key) && isSame(one[key as keyof typeof one], other[key as keyof typeof other]),
    )
  );
}
