import kept from '../../../src/components/offline/AlreadyKept.astro?raw';
import keep from '../../../src/components/offline/KeepButton.astro?raw';
import { markupOf } from '../page.ts';

/** The control as a tutorial's page holds it, icons aside. */
export function plantKeep(slug: string): void {
  document.body.innerHTML = [keep, kept].map(markupOf).join('').replace('{slug}', `"${slug}"`);
}

export function startButton(): HTMLElement {
  return document.querySelector<HTMLElement>('.keep > .button') ?? document.body;
}

export function removeButton(): HTMLElement | null {
  return document.querySelector('.kept button');
}

export function news(): string {
  return document.querySelector('.keep [role=status]')?.textContent ?? '';
}
