import { apply } from '@oddbird/popover-polyfill/fn';

/**
 * Brings popovers to an engine that lacks them (W29). It has no `:has()` of an open one either: a class says
 * that the sheet of a phone is open, until just before it closes, for the focus goes back to what shows again.
 */
export function installPopovers(): void {
  apply();
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if ((target as Element).id !== 'navigation') return;
      document.documentElement.classList.toggle('has-sheet', newState === 'open');
    },
    true,
  );
}
