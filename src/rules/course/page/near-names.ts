import { fold } from '../../text/fold.ts';
import type { Course } from '../course.ts';

const SHOWN = 3;
/** Below this share of common pairs of letters, two names have nothing to do with each other. */
const MIN_LIKENESS = 0.35;

/**
 * The courses whose name or id is nearest to what an address asks for, three at most, the nearest first;
 * none comes near for most addresses (D4).
 */
export function nearCourses(courses: readonly Course[], wanted: string): readonly Course[] {
  const pairs = pairsOf(wanted);
  if (pairs.size === 0) return [];
  return courses
    .map((course) => ({
      course,
      likeness: Math.max(
        likeness(pairs, pairsOf(course.name)),
        likeness(pairs, pairsOf(course.id)),
      ),
    }))
    .filter((one) => one.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, SHOWN)
    .map(({ course }) => course);
}

/** From 0 to 1: the share of pairs of letters that two names have in common (Sørensen and Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** The pairs of letters of each word: « un pot » → un, po, ot. Longer than any name is cut. */
function pairsOf(text: string): ReadonlySet<string> {
  const words = fold(text.slice(0, 300)).split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words.flatMap((word) => Array.from(word.slice(1), (letter, at) => `${word[at]}${letter}`)),
  );
}
