import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import notices from '../../../../src/components/shell/Notices.astro?raw';
import { run } from '../../../../src/stores/tutorial/end/share.ts';
import { find, markupOf, silence } from '../../../browser/page.ts';

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
    <button data-verb="address" data-words="Fini" data-address="https://a.example/x">Partager</button>`;
  return document.body.lastElementChild as HTMLElement;
}

describe('what the last step gives', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      ${markupOf(notices)}
      <div class="tutorial" data-tutorial="python" data-name="Python">
        <section class="finished">
          <div class="finished-cloth"><i></i></div><input value="Awa">
          <button data-verb="picture" data-project="Le cahier">Enregistrer l’image</button>
        </section>
        <button data-verb="calendar" data-address="https://a.example/x">Ajouter à mon agenda</button>
      </div>`;
  });

  test('three dates, as a calendar file of this device (T11)', async () => {
    const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await run(find('[data-verb=calendar]'));
    const [link] = links.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toBe('rappels-python.ics');
    const text = await (await fetch(link?.href ?? '')).text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Revoir Python \(J\+30\)\r\n/);
    expect(find('[role=status]').textContent).toContain('Trois rappels enregistrés');
  });

  test('the cloth, as a picture that is saved, and nothing is kept of the name (T32)', async () => {
    const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await run(find('[data-verb=picture]'));
    const [link] = links.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toBe('pagne-python.png');
    expect(find('[role=status]').textContent).toContain('Image enregistrée');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Awa');
  });

  test('a picture that cannot be drawn is said', async () => {
    silence();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await run(find('[data-verb=picture]'));
    expect(find('[role=alert]').textContent).toContain('n’a pas pu être dessinée');
  });
});
