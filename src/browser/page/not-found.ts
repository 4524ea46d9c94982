import { nearPage } from '../../rules/site/near-page.ts';
import { resume } from '../../rules/tutorial/resume.ts';
import { recall } from '../choice/records.ts';
import { KEYS } from '../platform/storage.ts';

/** Names, on the page of an unknown address, the page that was meant and the one that was being read (H12). */
export function suggestPages(): void {
  const all = document.querySelector<HTMLTemplateElement>('.all-pages')?.content.children ?? [];
  const names = new Map([...all].map((one) => [one.getAttribute('href') ?? '', one.textContent]));
  const near = nearPage(window.location.pathname, [...names.keys()]);
  if (near) suggest('.near-page', near, names.get(near) ?? '');
  const last = resume(recall(KEYS.lastView), [], recall(KEYS.places));
  if (last)
    suggest('.last-page', last.href, `${last.verb} ${last.name} (${last.progress}% du cours)`);
}

function suggest(selector: string, href: string, text: string): void {
  const line = document.querySelector<HTMLElement>(selector);
  const link = line?.querySelector('a');
  if (!line || !link) return;
  link.href = href;
  link.textContent = text;
  line.hidden = false;
}
