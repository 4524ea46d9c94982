/**
 * Puts « Vérifier » after an element, and under it the place of its verdict, which is announced; returns that place
 * (T14, T15).
 */
export function addVerdict(before: Element, judge: () => Node | string): HTMLElement {
  const verdict = document.createElement('div');
  verdict.setAttribute('role', 'status');
  verdict.className = 'verdict';
  const check = document.createElement('button');
  check.type = 'button';
  check.className = 'button button-quiet';
  check.textContent = 'Vérifier';
  check.addEventListener('click', () => {
    verdict.replaceChildren(judge());
    // It comes under the button, where the bar of phones may lie.
    verdict.scrollIntoView({ block: 'nearest' });
  });
  before.after(check, verdict);
  return verdict;
}
