import { HighlightStyle } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

let made: Extension | undefined;
let painted: HighlightStyle | undefined;

/** How the editor looks: the well and the type of the samples; made once, for each one adds its rules. */
export function look(): Extension {
  made ??= EditorView.theme({
    '&': {
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--radius-control)',
      background: 'var(--sunken)',
      color: 'var(--ink)',
      overflow: 'hidden',
    },
    '&.cm-focused': { outline: '3px solid var(--indigo)', outlineOffset: '1px' },
    '.cm-scroller': {
      maxHeight: 'min(24rem, 60dvh)',
      minHeight: '6rem',
      fontFamily: 'var(--font-code)',
      fontSize: '0.9rem',
      lineHeight: '1.5',
    },
    '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--space-2) 0' },
    '.cm-line': {
      padding: '0 var(--space-2) 0 calc(var(--space-2) + var(--rest))',
      textIndent: 'calc(-1 * var(--rest))',
      overflowWrap: 'anywhere',
    },
    '.cm-line::selection, .cm-line ::selection': {
      background: 'color-mix(in srgb, var(--indigo) 30%, transparent)',
      color: 'var(--ink)',
    },
    '.cm-gutters': {
      border: '0',
      borderInlineEnd: '1px solid var(--line)',
      background: 'var(--sunken)',
      color: 'var(--muted)',
    },
    '.cm-line.is-faulty': { background: 'var(--danger-soft)' },
    '.cm-gutterElement.is-faulty': {
      background: 'var(--danger)',
      color: 'var(--sunken)',
      fontWeight: '700',
    },
  });
  return made;
}

/** The six colours of the samples (`markdown/highlight.ts`), by what the modes tell of each word. */
export function colours(): HighlightStyle {
  const { keyword, atom, bool, self, tagName, string, number, comment } = tags;
  painted ??= HighlightStyle.define([
    { tag: comment, color: 'var(--code-comment)' },
    { tag: [keyword, atom, bool, self, tagName], color: 'var(--code-keyword)' },
    { tag: [string, tags.special(string), tags.regexp], color: 'var(--code-string)' },
    { tag: number, color: 'var(--code-number)' },
    {
      tag: [tags.definition, tags.standard, tags.function].map((one) => one(tags.variableName)),
      color: 'var(--code-function)',
    },
    { tag: [tags.typeName, tags.className, tags.attributeName], color: 'var(--code-type)' },
  ]);
  return painted;
}
