import type { Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';

/** In signs: how much further in than its start the rest of a long line stands, and the most it may. */
const STEP = 2;
const MOST = 12;

/** Tells the look of the editor (`--rest`) where the rest of each long line stands: under its own start. */
export function wrapping(): Extension {
  const rests = EditorView.decorations.compute(['doc'], ({ doc }) => {
    const lines = Array.from({ length: doc.lines }, (_, index) => doc.line(index + 1));
    return Decoration.set(
      lines.map(({ from, text }) => {
        const rest = Math.min(text.search(/\S|$/) + STEP, MOST);
        return Decoration.line({ attributes: { style: `--rest: ${rest}ch` } }).range(from);
      }),
    );
  });
  return [EditorView.lineWrapping, rests];
}
