import { BOXES } from './boxes.ts';
import { EXERCISES } from './exercises.ts';
import { FILE } from './file.ts';
import { PARSONS } from './parsons.ts';
import { QUIZ } from './quiz.ts';
import { BASES } from './schema.ts';
import type { TagRule } from './tag-rule.ts';
import { WORDS } from './words.ts';

/** Every tag that writers may use: one entry says its attributes and what it becomes. */
const TAGS: Readonly<Record<string, TagRule>> = {
  ...BASES,
  ...BOXES,
  ...EXERCISES,
  ...WORDS,
  Fichier: FILE,
  Parsons: PARSONS,
  Quiz: QUIZ,
};

/** The rule of a tag; undefined for a name that is none, `constructor` too. */
export function ruleOf(name: string | null): TagRule | undefined {
  return name !== null && Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
}

/** For messages: capitals first, each in the order of the alphabet. */
export function tagNames(): string[] {
  return Object.keys(TAGS).sort();
}
