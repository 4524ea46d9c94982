/**
 * Puts what the step Corrections shows of an exercise right after an element, open, and brings it into sight; the same
 * again at the next call. Returns nothing when the page has none (U11).
 */
export function showCorrection(name: string, after: HTMLElement): HTMLDetailsElement | undefined {
  const own = document.getElementById(`corrections-${name}`)?.closest('details');
  const shown = after.parentElement?.querySelector<HTMLDetailsElement>(':scope > .correction');
  const copy = shown ?? (own?.cloneNode(true) as HTMLDetailsElement | undefined);
  if (!copy) return undefined;
  copy.firstElementChild?.replaceChildren('La correction');
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id');
  // Its buttons would do nothing.
  for (const button of copy.querySelectorAll('button')) button.remove();
  copy.open = true;
  after.after(copy);
  copy.scrollIntoView({ block: 'nearest' });
  return copy;
}
