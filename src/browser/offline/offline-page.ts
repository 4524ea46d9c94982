import type { VisitedPage } from './shelf.ts';

/** A kept tutorial as the page lists it; `details`: « 112,4 Ko, gardé le 20 novembre 2026 ». */
type KeptLine = Record<'slug' | 'path' | 'title' | 'details', string>;

interface Verbs {
  update: (slug: string) => Promise<void>;
  remove: (slug: string) => Promise<void>;
}

/** Whether `/hors-ligne` is shown in place of another page, whose address is still in the bar (K6). */
export function standsForAnother(ownPath: string): boolean {
  return window.location.pathname !== ownPath;
}

/** Shows or hides a part of the page, which depends on what the device holds. */
export function showPart(name: 'missing' | 'kept' | 'visited' | 'nothing', isShown: boolean): void {
  document.querySelector(`[data-offline="${name}"]`)?.toggleAttribute('hidden', !isShown);
}

export function listVisited(pages: readonly VisitedPage[]): void {
  const items = pages.map(({ path, title }) => {
    const item = copyOf('visited');
    fillLink(item, path, title);
    return item;
  });
  document.querySelector('[data-list="visited"]')?.replaceChildren(...items);
}

/**
 * Lists the kept tutorials with their sum and their buttons; the focus stays on the page when a line
 * leaves (K6).
 */
export function listKept(lines: readonly KeptLine[], total: string, verbs: Verbs): void {
  const list = document.querySelector<HTMLElement>('[data-list="kept"]');
  const icons: Record<string, string> = JSON.parse(list?.dataset.icons ?? '{}');
  const items = lines.map(({ slug, path, title, details }) => {
    const item = copyOf('kept');
    item.dataset.kept = slug;
    if (icons[slug]) showLogo(item, `/logos/${icons[slug]}.svg`);
    fillLink(item, path, title);
    say(item, '.kept-details', details);
    for (const button of item.querySelectorAll('button')) {
      button.setAttribute('aria-label', `${button.textContent.trim()} : ${title}`);
      button.addEventListener('click', () => run(button, () => verbs[verbOf(button)](slug)));
    }
    return item;
  });
  list?.replaceChildren(...items);
  say(document, '.kept-total', total);
}

/** The logo of a technology; ours stays when the device does not hold it. */
function showLogo(item: HTMLElement, address: string): void {
  const image = item.querySelector('img');
  if (!image) return;
  const { src } = image;
  image.addEventListener('error', () => image.setAttribute('src', src), { once: true });
  image.src = address;
}

/** Shows « Mettre à jour » for a tutorial with a newer version on the server. */
export function offerUpdate(slug: string): void {
  const button = document.querySelector(`[data-kept="${slug}"] [data-verb="update"]`);
  button?.removeAttribute('hidden');
}

export function tellOffline(text: string): void {
  say(document, '.offline-news', text);
}

async function run(button: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  await work();
  button.removeAttribute('aria-busy');
  // Its line was made anew, or removed.
  if (!button.isConnected) document.querySelector<HTMLElement>('.offline-news')?.focus();
}

function verbOf({ dataset }: HTMLElement): keyof Verbs {
  return dataset.verb === 'update' ? 'update' : 'remove';
}

function copyOf(name: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-line="${name}"]`);
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

function fillLink(item: HTMLElement, href: string, text: string): void {
  const link = item.querySelector('a');
  if (!link) return;
  link.href = href;
  link.textContent = text;
}

function say(root: ParentNode, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}
