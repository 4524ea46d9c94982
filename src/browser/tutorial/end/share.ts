/** The link was handed to the device, written to the clipboard, or neither. */
export type Shared = 'given' | 'copied' | 'refused';

/**
 * Shares by the device's own sheet, else copies the address; a reader who closes the sheet has shared
 * nothing, and is told nothing (T22).
 */
export async function share(text: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text, url });
      return 'given';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'given';
      console.warn('share', error);
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    console.warn('clipboard', error);
    return 'refused';
  }
}
