import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at } from '../fault.ts';
import { isSentences, type Passage } from '../read/passage.ts';
import { sentencesOf, wordsOf } from '../read/words.ts';
import { syllablesOf } from './syllables.ts';

const MAX_MEAN_WORDS = 18;
const MIN_SCORE = 68;

export interface Readability {
  /** Mean number of words in a sentence; an inline code is one. */
  readonly meanWords: number;
  /** Kandel and Moles: from 0, hard, to 100, plain. */
  readonly score: number;
}

/** How a step reads, all its sentences together. */
export function readability(file: string, passages: readonly Passage[]): Fault[] {
  const { meanWords, score } = measure(passages);
  const mean = `les phrases ont ${french(meanWords)} mots en moyenne`;
  const ease = `l’indice de lisibilité est ${french(score)}`;
  const easier = `écris des mots et des phrases plus courts : ${MIN_SCORE} au moins`;
  return [
    ...(meanWords > MAX_MEAN_WORDS
      ? [at(file, 1, mean, `coupe-les : ${MAX_MEAN_WORDS} au plus`)]
      : []),
    ...(score < MIN_SCORE ? [at(file, 1, ease, easier)] : []),
  ];
}

/**
 * Flesch's reading ease, as Kandel and Moles set it for French: 207 − 1.015 × words per sentence −
 * 73.6 × syllables per word (L. Kandel et A. Moles, « Application de l'indice de Flesch à la langue
 * française », Cahiers d'études de radio-télévision, 19, 1958, p. 253-274). A word is what stands
 * between two spaces. Code, numbers and acronyms lengthen a sentence, but have no syllables to count.
 *
 * @public its formula has tests of its own
 */
export function measure(passages: readonly Passage[]): Readability {
  const texts = passages.filter(isSentences).map(({ text }) => text);
  const sentences = texts.flatMap(sentencesOf);
  const words = texts.flatMap(wordsOf);
  const syllables = words.map(syllablesOf).filter((count) => count > 0);
  const meanWords = ratio(words.length, sentences.length);
  const meanSyllables = ratio(
    syllables.reduce((sum, count) => sum + count, 0),
    syllables.length,
  );
  return { meanWords, score: 207 - 1.015 * meanWords - 73.6 * meanSyllables };
}

function ratio(all: number, parts: number): number {
  return parts === 0 ? 0 : all / parts;
}

function french(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
