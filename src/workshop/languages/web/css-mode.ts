import type { StreamParser } from '@codemirror/language';
import { css } from '@codemirror/legacy-modes/mode/css';

/** Words that the samples colour as properties; the mode does not know the properties of the second kind. */
const NAMES = ['property', 'string.special', 'qualifier', 'builtin'];

/** CSS coloured as in the samples, where the words of a value have no colour. */
export function cssMode(): StreamParser<unknown> {
  return {
    ...css,
    token(stream, state) {
      const word = css.token(stream, state) ?? '';
      if (NAMES.includes(word)) return 'typeName';
      const isPlain = word === 'atom' || (word === 'keyword' && isValue(state, stream.current()));
      return isPlain ? null : word || null;
    },
  };
}

/** Whether a word is a value, such as the name of a colour; « !important » is not. */
function isValue(state: unknown, word: string): boolean {
  const { context } = state as { context?: { type: string } };
  return context?.type === 'prop' && !word.startsWith('!');
}
