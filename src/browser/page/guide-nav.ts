/**
 * Marks the link of the section that is being read, and keeps it in sight in its row. Without scripts
 * the links work as they are (G2).
 */
export function markShownSection(): void {
  const nav = document.querySelector('.guide-nav');
  const links = new Map(
    [...(nav?.querySelectorAll<HTMLAnchorElement>('a') ?? [])].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  // A browser leaves a link where it is when a few of its pixels are in sight.
  nav?.addEventListener('focusin', ({ target }) =>
    (target as HTMLElement).scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
  // On a phone the cards lead to the same sections: the chips come once these are under the header.
  const cards = document.querySelector('.trade-cards');
  const early = new IntersectionObserver(
    ([seen]) => nav?.classList.toggle('is-early', seen?.isIntersecting),
    { rootMargin: '-130px 0px 0px' },
  );
  if (cards) early.observe(cards);
  const [first] = links.values();
  if (first) mark(first, links.values());
  const shown = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target.id);
        else shown.delete(target.id);
      }
      // Between two sections and above the first one, the last mark stays.
      const current = [...links].find(([id]) => shown.has(id))?.[1];
      if (current) mark(current, links.values());
    },
    // A line a third of the way down the screen.
    { rootMargin: '-33% 0px -66%' },
  );
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
}

function mark(current: HTMLAnchorElement, links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) link.toggleAttribute('aria-current', false);
  current.setAttribute('aria-current', 'true');
  // Scrolls the row only: the reader is scrolling the page. Who goes through the row by the keyboard sees it.
  const row = current.closest('ol');
  if (row?.querySelector(':focus-visible')) return;
  const offset = current.offsetLeft + (current.offsetWidth - (row?.clientWidth ?? 0)) / 2;
  row?.scrollTo({ left: offset });
}
