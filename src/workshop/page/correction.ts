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
  const box = document.createElement('details');
  const summary = document.createElement('summary');
  const link = document.createElement('a');
  box.className = 'workshop-correction';
  summary.textContent = 'Voir la correction';
  link.href = `#${heading.id}`;
  link.textContent = 'Lire comment la trouver';
  const copy = figure.cloneNode(true) as HTMLElement;
  // Its buttons would do nothing.
  for (const button of copy.querySelectorAll('button')) button.remove();
  box.append(summary, copy, link);
  return [box];
}
