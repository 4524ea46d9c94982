/** The link of a film says so when the film does not load (E6). */
const FAILED = 'La vidéo n’a pas pu se charger. Ouvrir le fichier';

/**
 * Replaces the link of a film by its player when it is clicked (E5), and puts the link back when the
 * film does not load (E6). Then, and without scripts, the browser opens the file itself.
 */
export function installFilm(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.film:not(.is-failed)');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = playerOf(link);
    link.replaceWith(player);
    player.focus();
    player.addEventListener('error', () => {
      const facts = link.querySelector('.film-facts');
      if (facts) facts.textContent = FAILED;
      link.classList.add('is-failed');
      const hadFocus = player === document.activeElement;
      player.replaceWith(link);
      if (hadFocus) link.focus();
    });
  });
}

function playerOf(link: HTMLAnchorElement): HTMLElement {
  return link.dataset.player ? frameOf(link, link.dataset.player) : videoOf(link);
}

/** The player of another site, which says itself what does not work. */
function frameOf({ className, dataset }: HTMLElement, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = className;
  frame.title = dataset.title ?? '';
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  frame.src = address;
  return frame;
}

function videoOf(link: HTMLAnchorElement): HTMLVideoElement {
  const player = document.createElement('video');
  player.className = link.className;
  player.controls = true;
  player.autoplay = true;
  player.playsInline = true;
  player.setAttribute('aria-label', link.dataset.title ?? '');
  player.src = link.href;
  return player;
}
