/** The width up to which a popover of a tutorial is a sheet, with a veil behind it. */
const SHEETS = '(max-width: 800px)';

/**
 * Keeps the keyboard in an open sheet: what lies under its veil cannot be reached, and the focus enters
 * it; the browser gives the focus back when it closes (T9).
 */
export function installSheets(): void {
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const { target: sheet, newState } = event as ToggleEvent;
      if (!(sheet instanceof HTMLElement)) return;
      const isOpen = newState === 'open' && matchMedia(SHEETS).matches;
      // The browser reads it next; a sheet that takes no focus says itself where it goes.
      sheet.autofocus = isOpen && sheet.hasAttribute('tabindex');
      for (let box = sheet; box.parentElement; box = box.parentElement) {
        for (const other of box.parentElement.children) {
          if (other !== box) (other as HTMLElement).inert = isOpen;
        }
      }
    },
    true,
  );
}
