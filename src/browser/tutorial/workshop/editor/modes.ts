import type { StreamParser } from '@codemirror/language';
import type { EditedLanguage } from '../../../../rules/tutorial/workshop/weights.ts';

/** What colours the code of a language: each is a file of its own, loaded when it serves. */
export async function modeOf(language: EditedLanguage): Promise<StreamParser<unknown>> {
  switch (language) {
    case 'html':
      return (await import('./html-mode.ts')).htmlMode() as StreamParser<unknown>;
    case 'css':
      return (await import('./css-mode.ts')).cssMode();
    case 'javascript':
    case 'jsx':
      return (await import('@codemirror/legacy-modes/mode/javascript')).javascript;
    case 'typescript':
      return (await import('@codemirror/legacy-modes/mode/javascript')).typescript;
    case 'python':
      return (await import('@codemirror/legacy-modes/mode/python')).python;
    case 'sql':
      return (await import('@codemirror/legacy-modes/mode/sql')).sqlite;
  }
}
