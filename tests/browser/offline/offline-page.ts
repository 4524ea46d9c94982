import shelf from '../../../src/components/offline/OfflineShelf.astro?raw';
import { markupOf } from '../page.ts';

/** `/hors-ligne` as its component writes it, without icons, styles and script. */
export function plantShelf(): void {
  document.body.innerHTML = markupOf(shelf).replace(/data-icons=\{[^}]*\}/, 'data-icons="{}"');
}

export function part(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-offline="${name}"]`) ?? document.body;
}

export function lines(name: string): string[] {
  return [...document.querySelectorAll(`[data-list="${name}"] > li a`)].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
}

export function button(slug: string, verb: string): HTMLElement {
  const selector = `[data-kept="${slug}"] [data-verb="${verb}"]`;
  return document.querySelector<HTMLElement>(selector) ?? document.body;
}

export function news(): string {
  return document.querySelector('.offline-news')?.textContent ?? '';
}
