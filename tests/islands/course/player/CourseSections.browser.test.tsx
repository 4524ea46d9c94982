import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hurry } from '../../catalogue.ts';
import { locked } from '../../course-page.ts';
import { buy, open, openPlayerPages, publishCourse, SECRET, SECTIONS } from './player-page.tsx';

const ENGLISH =
  'This section is reserved for premium users. Please choose one of the following options';

const check = page.getByRole('button', { name: 'Vérifier à nouveau' });

openPlayerPages();

describe('« Sections in an accordion, all items open by default, multiple open at once »', () => {
  test('a free course shows them, nobody is asked what is held', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    const id = await publishCourse({ pricing: '0' }, { sections: SECTIONS });
    const { container } = await open(id);
    await expect.element(page.getByText('Encore.')).toBeVisible();
    const items = [...container.querySelectorAll<HTMLDetailsElement>('.player-sections details')];
    expect(items.map(({ open: isOpen }) => isOpen)).toEqual([true, true]);
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'L’arrivée',
      'La suite',
    ]);
    expect(locked()).toHaveLength(0);
    await expect.element(page.getByText('Gratuite')).toBeVisible();
    await expect.element(buy).not.toBeInTheDocument();
    await page.getByRole('heading', { name: 'La suite' }).click();
    expect(items.map(({ open: isOpen }) => isOpen)).toEqual([true, false]);

    // The poll leaves the reader's choice alone.
    fetch.mockClear();
    const asked = (path: string) => fetch.mock.calls.filter(([url]) => String(url).includes(path));
    await hurry(() => expect(asked('/courseSections').length).toBeGreaterThan(1));
    expect(items.map(({ open: isOpen }) => isOpen)).toEqual([true, false]);
    expect(asked('/user/subscriptions')).toEqual([]);
  });

  test('locked, the two sentences stand once above titles, locks and buttons; no media', async () => {
    const id = await publishCourse({}, { sections: SECTIONS });
    const { container } = await open(id);
    await hurry(() => expect(locked()).toHaveLength(2));
    const english = [...container.querySelectorAll('[lang="en"]')];
    expect(english.map(({ textContent }) => textContent)).toEqual([ENGLISH]);
    const panel = container.querySelector('.locked-panel');
    expect(panel?.querySelector('p')?.textContent).toBe(
      'Cette section est réservée à ceux qui ont acheté la formation. Choisissez une de ces options.',
    );
    expect(panel?.querySelector('button')?.textContent).toBe(
      'Acheter la formation complète ou une section',
    );
    const item = locked().at(-1);
    expect(item?.textContent).toBe('La suiteTexteRéservé\u00A0: acheter');
    expect(panel && item && panel.compareDocumentPosition(item)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(document.body.innerHTML).not.toContain(SECRET);
    expect(document.body.innerHTML).not.toContain('Bien.');
    await expect.element(check).not.toBeInTheDocument();
  });

  test.each([
    { which: 'the purchase button', name: 'Acheter la formation' },
    { which: 'the panel', name: 'Acheter la formation complète ou une section' },
    {
      which: 'a locked section',
      name: 'Réservé\u00A0: acheter la formation complète ou une section (La suite)',
    },
  ])('$which opens the order dialog, and has the focus again', async ({ name }) => {
    const id = await publishCourse({}, { sections: SECTIONS });
    await open(id);
    await hurry(() => expect(locked()).toHaveLength(2));
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect.element(page.getByRole('dialog', { name: 'Résumé de commande' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.element(button).toHaveFocus();
  });
});
