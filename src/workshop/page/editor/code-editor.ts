import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import {
  indentUnit,
  StreamLanguage,
  type StreamParser,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutterLineClass,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { CodeField } from '../field.ts';
import { colours, look } from './look.ts';
import { editorSigns, forgetWeights } from './surroundings.ts';
import { wrapping } from './wrapping.ts';

/** The work of a field that the editor does; what the reader types is told by the field itself. */
export type ColouredField = Omit<CodeField, 'onChange'>;

/** A language, as the editor needs it. */
export interface EditorLanguage {
  name: string;
  /** Loads the colours of its words, a file of its own. */
  mode: () => Promise<StreamParser<unknown>>;
  /** In spaces. */
  indent?: number;
}

const PHRASES = {
  'Control character': 'Caractère de contrôle',
  'Selection deleted': 'Sélection supprimée',
};

/**
 * CodeMirror in place of a field, which stays in the page, hidden, with the same code. It stands in a shadow
 * root, for the policy of the site refuses the style elements that CodeMirror writes elsewhere. Returns
 * nothing when the field has gone meanwhile; `left` is called once « Champ simple » has closed it; throws where a browser has no constructed style sheets (U17).
 */
export async function openEditor(
  field: HTMLTextAreaElement,
  language: EditorLanguage,
  left: () => void,
): Promise<ColouredField | undefined> {
  if (!('adoptedStyleSheets' in ShadowRoot.prototype)) throw new Error('no style sheets');
  const mode = await language.mode();
  if (!field.isConnected) return undefined;
  let isTyped = true;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const mark = StateEffect.define<number>();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: field.value,
      selection: { anchor: field.selectionStart, head: field.selectionEnd },
      extensions: [
        StreamLanguage.define(mode),
        indentUnit.of(' '.repeat(language.indent ?? 2)),
        history(),
        // Not Tab, which leaves the field, nor Alt and an arrow, which are the browser's.
        keymap.of([...standardKeymap, ...historyKeymap]),
        lineNumbers(),
        wrapping(),
        faulty(mark),
        look(),
        syntaxHighlighting(colours()),
        EditorState.phrases.of(PHRASES),
        EditorView.contentAttributes.of({ 'aria-label': nameOf(field), tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return;
          field.value = state.doc.toString();
          if (isTyped) field.dispatchEvent(new Event('input'));
        }),
      ],
    }),
  });
  const isUsed = document.activeElement === field;
  field.after(host);
  field.hidden = true;
  if (isUsed) view.focus();
  const takeSigns = editorSigns(view, field, () => {
    editor.close();
    left();
  });
  forgetWeights(language.name);
  const editor: ColouredField = {
    code: () => view.state.doc.toString(),
    setCode(code) {
      isTyped = false;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
      isTyped = true;
    },
    insert(text) {
      view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true });
      view.focus();
    },
    markLine(line = 0) {
      const { doc } = view.state;
      if (line < 1 || line > doc.lines) return view.dispatch({ effects: mark.of(0) });
      const { from, to } = doc.line(line);
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: [mark.of(line), EditorView.scrollIntoView(from)],
      });
    },
    focus: () => view.focus(),
    close() {
      view.destroy();
      host.remove();
      takeSigns();
      field.hidden = false;
    },
  };
  const { classList, style } = field;
  if (classList.contains('has-fault'))
    editor.markLine(Number(style.getPropertyValue('--fault')) + 1);
  return editor;
}

/** Marks the line that an effect names, from 1, until the code changes; 0 for none. */
function faulty(mark: ReturnType<typeof StateEffect.define<number>>): Extension {
  const line = Decoration.line({ class: 'is-faulty' });
  return StateField.define<readonly number[]>({
    create: () => [],
    update(starts, { effects, docChanged, state }) {
      const asked = effects.find((effect) => effect.is(mark));
      if (asked) return asked.value ? [state.doc.line(asked.value).from] : [];
      return docChanged ? [] : starts;
    },
    provide: (field) => [
      EditorView.decorations.from(field, (starts) =>
        Decoration.set(starts.map((start) => line.range(start))),
      ),
      gutterLineClass.from(field, (starts) =>
        RangeSet.of(starts.map((start) => new FaultyNumber().range(start))),
      ),
    ],
  });
}

class FaultyNumber extends GutterMarker {
  override elementClass = 'is-faulty';
}

function nameOf(field: HTMLTextAreaElement): string {
  return field.getAttribute('aria-label') ?? field.labels[0]?.textContent?.trim() ?? 'Code';
}
