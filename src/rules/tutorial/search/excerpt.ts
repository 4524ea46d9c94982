import { begins, questionWords, wordsOf } from './search-words.ts';

/** How many words are shown, and how many of them may come before the one that was asked. */
const SHOWN = 30;
const BEFORE = 10;
const SENTENCE_END = /[.!?…]$/;

/**
 * The part of a text that says a word of the question, from the beginning of its sentence when that is near;
 * « … » stands for what is cut; '' when the text says none of the words (R6).
 */
export function excerptOf(text: string, keyword: string): string {
  const asked = questionWords(keyword);
  const words = text.split(/\s+/).filter(Boolean);
  const says = (word: string) =>
    wordsOf(word).some((one) => asked.some((wanted) => begins(one, wanted)));
  const place = words.findIndex(says);
  if (place < 0) return '';
  const near = Math.max(0, place - BEFORE);
  const sentence = words.findLastIndex(
    (word, index) => index >= near - 1 && index < place && SENTENCE_END.test(word),
  );
  const start = sentence < 0 ? near : sentence + 1;
  const end = Math.min(words.length, start + SHOWN);
  const isCut = start > 0 && !SENTENCE_END.test(words[start - 1] ?? '');
  return `${isCut ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}
