import { savesData } from '../../../browser/platform/activity.ts';
import type { Box } from '../box.ts';
import type { EditorLanguage } from './code-editor.ts';

export type { EditorLanguage };

/**
 * Asks for the coloured editor, which does the field's work from when it has come. The browser's own field
 * stays for a reader who saves data, and when the editor does not open (U17).
 */
export async function colourField({ area, field }: Box, language: EditorLanguage): Promise<void> {
  if (savesData()) return;
  try {
    const { openEditor } = await import('./code-editor.ts');
    const plain = { ...field };
    const left = () => {
      Object.assign(field, plain);
      field.setCode(area.value);
      field.focus();
    };
    Object.assign(field, await openEditor(area, language, left));
  } catch (error) {
    console.warn(error);
  }
}
