/** The file was handed to the device's own sheet, or saved among the downloads. */
export type Given = 'given' | 'saved';

/** How long a file that is being saved can still be read, in milliseconds. */
const READABLE_MS = 60_000;

/**
 * Gives a file by the device's own sheet, where it takes such files, else saves it; a reader who closes the sheet wants
 * neither (T32).
 */
export async function giveFile(file: File): Promise<Given> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'given';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'given';
      console.warn('share', error);
    }
  }
  saveFile(file);
  return 'saved';
}

/** Saves a file among the downloads, under its name. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READABLE_MS);
}
