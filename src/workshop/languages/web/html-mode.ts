import type { StreamParser } from '@codemirror/language';
import { javascript } from '@codemirror/legacy-modes/mode/javascript';
import { html } from '@codemirror/legacy-modes/mode/xml';
import { cssMode } from './css-mode.ts';

type Mode = StreamParser<unknown>;

interface State {
  /** The state of the mode of the page. */
  page: unknown;
  /** The name of the element whose start is being read. */
  opened: string;
  inner?: { mode: Mode; end: RegExp; state: unknown } | undefined;
}

/** HTML with the colours of CSS in `<style>` and of JavaScript in `<script>`, until their own ends. */
export function htmlMode(): StreamParser<State> {
  const inner: Readonly<Record<string, Mode>> = { script: javascript as Mode, style: cssMode() };
  return {
    name: 'html',
    startState: (unit) => ({ page: html.startState?.(unit), opened: '' }),
    copyState: ({ page, inner, ...rest }) => ({
      ...rest,
      page: copied(page),
      inner: inner && { ...inner, state: copied(inner.state) },
    }),
    token(stream, state) {
      if (state.inner) {
        const at = stream.string.slice(stream.pos).search(state.inner.end);
        if (at !== 0) return tokenBefore(at, stream, state.inner);
        state.inner = undefined;
      }
      const word = html.token(stream, state.page);
      const text = stream.current();
      if (word === 'tag')
        state.opened = stream.string[stream.start - 1] === '<' ? text.toLowerCase() : '';
      const mode = text === '>' ? inner[state.opened] : undefined;
      if (mode) {
        const end = new RegExp(`</${state.opened}`, 'i');
        state.inner = { mode, end, state: mode.startState?.(stream.indentUnit) };
        state.opened = '';
      }
      return word;
    },
    // In a script, as the line before: its mode counts from the edge of the page.
    indent: ({ page, inner }, after, context) =>
      inner ? null : (html.indent?.(page, after, context) ?? null),
  };
}

/** The next word of an inner language, whose mode may not see what ends it; -1: nothing does. */
function tokenBefore(
  at: number,
  stream: Parameters<Mode['token']>[0],
  { mode, state }: NonNullable<State['inner']>,
): string | null {
  const line = stream.string;
  if (at > 0) stream.string = line.slice(0, stream.pos + at);
  const word = mode.token(stream, state);
  stream.string = line;
  return word;
}

/** As CodeMirror copies the state of a mode that does not do it: lists too, and nothing deeper. */
function copied(state: unknown): unknown {
  const entries = Object.entries(Object(state)).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value] : value,
  ]);
  return Object.fromEntries(entries);
}
