/**
 * Whether the button has been tapped before; if not, it then says that the next tap downloads, for a
 * reader who saves data (U18).
 */
export function isAskedTwice(button: HTMLElement): boolean {
  if (button.dataset.asked) return true;
  button.dataset.asked = 'true';
  button.textContent = `Télécharger ${button.dataset.download} et ouvrir l’atelier`;
  return false;
}
