import { basename, extname } from 'node:path';
import type { Technology } from '../run/technology.ts';
import { technologies } from '../technologies/all.ts';
import { programOf, type Sample } from './sample.ts';

/**
 * Finds the technology of a sample whose word two technologies have: the second one takes the samples that
 * import its packages, themselves or by a file of the folder that they name, as `new Salle(…)` after an
 * entity in `Salle.java`. Returns `undefined` when the word alone tells.
 */
export function matchTechnology(sample: Sample, before: readonly Sample[]): string | undefined {
  const program = programOf(sample);
  const match = technologies.find(
    (one) =>
      importsPackagesOf(one, sample.language, program) ||
      (sharesWord(one, sample.language) && before.some((file) => isUsed(file, one, program))),
  );
  return match?.name;
}

/** Whether a program imports the packages of a technology that shares this word with another one. */
export function importsPackagesOf({ fences }: Technology, word: string, program: string): boolean {
  return fences.some((kind) => kind.word === word && kind.imports?.test(program));
}

function sharesWord({ fences }: Technology, word: string): boolean {
  return fences.some((kind) => kind.word === word && kind.imports);
}

function isUsed({ technology, file }: Sample, { name }: Technology, program: string): boolean {
  if (technology !== name || !file) return false;
  return new RegExp(`\\b${basename(file, extname(file))}\\b`).test(program);
}
