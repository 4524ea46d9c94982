/** Focuses the button that buys: a dialog that opens by itself gives the focus back to it. */
export function focusBuyButton(): void {
  document.querySelector<HTMLElement>('.buy-bar .button')?.focus({ preventScroll: true });
}
