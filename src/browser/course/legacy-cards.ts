/**
 * Moves the cards of the free courses, which stand below the island, into this box, right below the message
 * that the course is unknown (L5). Cards that are moved, not added, shift nothing on the screen.
 */
export function bringCards(box: HTMLElement | null): void {
  const cards = document.querySelector('.free-courses');
  if (box && cards) box.append(cards);
}
