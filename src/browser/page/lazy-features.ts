/** Calls back when a button with `data-part` is clicked, so that what it needs is downloaded then. */
export function onPartAsked(asked: (part: string, button: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-part]');
    if (button?.dataset.part) asked(button.dataset.part, button);
  });
}
