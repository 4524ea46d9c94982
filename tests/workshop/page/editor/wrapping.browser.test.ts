import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { look } from '../../../../src/workshop/page/editor/look.ts';
import { wrapping } from '../../../../src/workshop/page/editor/wrapping.ts';

test('the rest of a long line stands under its start, and follows it when it moves (U17)', () => {
  const host = document.createElement('div');
  host.style.cssText = 'width: 200px; --space-2: 8px; --font-code: monospace';
  document.body.replaceChildren(host);
  const parent = host.attachShadow({ mode: 'open' });
  const long = 'mot '.repeat(20);
  const doc = `${long}\n    ${long}\n${' '.repeat(40)}fin`;
  const view = new EditorView({ root: parent, parent, doc, extensions: [look(), wrapping()] });
  const rests = () =>
    [...view.contentDOM.children].map((line) => (line as HTMLElement).style.cssText);
  expect(rests()).toEqual(['--rest: 2ch;', '--rest: 6ch;', '--rest: 12ch;']);
  const [first = [], second = []] = [...view.contentDOM.children].map(startsOf);
  expect(second[0]).toBe(first[0]);
  const [two = 0, six = 0] = [first, second].map(([start = 0, rest = 0]) => rest - start);
  expect(two).toBeGreaterThan(0);
  expect(six).toBeCloseTo(3 * two, 0);
  view.dispatch({ changes: { from: 0, insert: '  ' } });
  expect(rests()[0]).toBe('--rest: 4ch;');
  view.destroy();
  host.remove();
});

/** Where each row of a line of code begins, in pixels. */
function startsOf(line: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(line);
  const rows = Map.groupBy(range.getClientRects(), ({ top }) => top);
  return [...rows.values()].map((parts) => Math.min(...parts.map(({ left }) => left)));
}
