import type { EditedLanguage } from '../../../../rules/tutorial/workshop/weights.ts';
import { savesData } from '../../../platform/activity.ts';
import type { Box } from '../box.ts';

/**
 * Asks for the coloured editor, which does the field's work from when it has come. The browser's own field
 * stays for a reader who saves data, and when the editor does not open (U17).
 */
export async function colourField({ area, field }: Box, language: EditedLanguage): Promise<void> {
  if (savesData()) return;
  try {
    const { openEditor } = await import('./code-editor.ts');
    Object.assign(field, await openEditor(area, language));
  } catch (error) {
    console.warn('editor', error);
  }
}
