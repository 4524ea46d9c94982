import { afterEach, expect, test, vi } from 'vitest';
import notices from '../../../src/components/shell/Notices.astro?raw';
import { run } from '../../../src/stores/tutorial/share.ts';
import { markupOf, silence } from '../../browser/page.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test.each([
  { becomes: 'copied', says: 'Adresse copiée : il reste à la coller.' },
  { becomes: 'refused', says: 'Voici l’adresse : https://a.example/x' },
])('$becomes: the reader is told', async ({ becomes, says }) => {
  Object.defineProperty(navigator, 'share', {
    value: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    configurable: true,
  });
  silence();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  if (becomes === 'copied') write.mockResolvedValue();
  else write.mockRejectedValue(new DOMException('refused'));
  await run(open());
  expect(document.querySelector('[role=status]')?.textContent).toContain(says);
});

function open(): HTMLElement {
  document.body.innerHTML = `
    ${markupOf(notices)}
    <button data-words="Fini" data-address="https://a.example/x">Partager</button>`;
  return document.body.lastElementChild as HTMLElement;
}
