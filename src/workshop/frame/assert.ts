import { has } from '../../rules/older.ts';
import { quoted } from './console.ts';

/** A test that fails: its message says in French what was got and what was wanted. */
export class Refusal extends Error {}

type Thrown = new (...args: never[]) => Error;

/** Kept before a reader's code runs, which may put others in their place. */
const { getPrototypeOf, is, keys: keysOf } = Object;
const { apply } = Reflect;
const { test } = RegExp.prototype;
const { every } = Array.prototype;

/** The part of `node:assert/strict` that tests of exercises use, in French. */
export const assert = {
  equal: (got: unknown, wanted: unknown, why?: string) =>
    hold(is(got, wanted), got, quoted(wanted), why),
  notEqual: (got: unknown, other: unknown, why?: string) =>
    hold(!is(got, other), got, 'autre chose', why),
  deepEqual: (got: unknown, wanted: unknown, why?: string) =>
    hold(isSame(got, wanted), got, quoted(wanted), why),
  ok: (got: unknown, why?: string) => hold(!!got, got, 'une valeur vraie', why),
  match: (got: string, wanted: RegExp, why?: string) =>
    hold(apply(test, wanted, [got]), got, `un texte comme ${wanted}`, why),
  doesNotMatch: (got: string, other: RegExp, why?: string) =>
    hold(!apply(test, other, [got]), got, `rien comme ${other}`, why),
  throws(run: () => unknown, wanted: Thrown = Error) {
    const text = `une erreur ${wanted.name}`;
    let got: unknown;
    try {
      got = run();
    } catch (error) {
      return hold(error instanceof wanted, error, text);
    }
    hold(false, got, text, `reçu : ${quoted(got)}, sans erreur ; attendu : ${text}`);
  },
};

function hold(isHeld: boolean, got: unknown, wanted: string, why?: string): void {
  if (!isHeld) throw new Refusal(why ?? `reçu : ${quoted(got)} ; attendu : ${wanted}`);
}

/** Whether two values have the same shape and the same values, as `deepStrictEqual` compares them. */
function isSame(one: unknown, other: unknown): boolean {
  if (is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (getPrototypeOf(one) !== getPrototypeOf(other)) return false;
  if (one instanceof Date) return Number(one) === Number(other);
  if (one instanceof Map || one instanceof Set)
    return isSame([...one], [...(other as typeof one)] as unknown);
  const keys = keysOf(one);
  const hasSame = (key: string) =>
    has(other, key) && isSame(one[key as keyof typeof one], other[key as keyof typeof other]);
  return keys.length === keysOf(other).length && apply(every, keys, [hasSame]);
}
