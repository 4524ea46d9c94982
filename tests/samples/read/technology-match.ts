import { basename, extname } from 'node:path';
import { technologies } from '../technologies/all.ts';
import { programOf, type Sample, type Technology } from './sample.ts';

/**
 * Two technologies may have one word: the second has the samples that import its packages, themselves or
 * by a file of the folder that they name, as `new Salle(…)` after an entity in `Salle.java`.
 */
export function claimantOf(sample: Sample, before: readonly Sample[]): string | undefined {
  const program = programOf(sample);
  const claimant = technologies.find(
    (one) =>
      imports(one, sample.language, program) ||
      (hasWord(one, sample.language) && before.some((file) => isUsed(file, one, program))),
  );
  return claimant?.name;
}

/** Whether these sources are its own, and not the other's that has the same word. */
export function imports({ fences }: Technology, word: string, program: string): boolean {
  return fences.some((kind) => kind.word === word && kind.imports?.test(program));
}

function hasWord({ fences }: Technology, word: string): boolean {
  return fences.some((kind) => kind.word === word && kind.imports);
}

function isUsed({ technology, file }: Sample, { name }: Technology, program: string): boolean {
  if (technology !== name || !file) return false;
  return new RegExp(`\\b${basename(file, extname(file))}\\b`).test(program);
}
