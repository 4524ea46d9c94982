import { made } from './made.ts';

/**
 * « Voir la correction »: the code of the solution as the step Corrections shows it, folded, and the way
 * to its explanations; nothing when the page has none (U11).
 */
export function correctionOf(name: string): HTMLElement[] {
  const heading = document.getElementById(`corrections-${name}`);
  const figure = [...(heading?.closest('details')?.querySelectorAll('figure.code') ?? [])].find(
    (one) => one.querySelector('figcaption')?.textContent.startsWith('solution.'),
  );
  if (!heading || !figure) return [];
  const copy = figure.cloneNode(true) as HTMLElement;
  // Its buttons would do nothing.
  for (const button of copy.querySelectorAll('button')) button.remove();
  const summary = made('summary', { textContent: 'Voir la correction' });
  const link = made('a', { href: `#${heading.id}`, textContent: 'Lire comment la trouver' });
  return [made('details', { className: 'workshop-correction' }, summary, copy, link)];
}
