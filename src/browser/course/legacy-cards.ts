/**
 * Brings the cards of the free courses, which the page holds below its island, into this box: right below
 * what is said of a course that nobody knows (L5). Moved, they are no shift of what was on the screen.
 */
export function bringCards(box: HTMLElement | null): void {
  const cards = document.querySelector('.free-courses');
  if (box && cards) box.append(cards);
}
