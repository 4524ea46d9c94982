import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goTo } from '../../../../src/browser/platform/navigate.ts';
import { SITES } from '../../../../src/config.ts';
import { OrderDialog } from '../../../../src/islands/course/order/OrderDialog.tsx';
import type { Course } from '../../../../src/rules/course/course.ts';
import { payHref } from '../../../../src/rules/course/order.ts';
import { openOrder } from '../../../../src/stores/course/order.ts';
import { lackDialogs } from '../../../support/lack-dialogs.ts';
import { course } from '../../catalogue.ts';
import { openCoursePages, settle } from '../../course-page.ts';

// A real redirect would end the page of the tests.
vi.mock(import('../../../../src/browser/platform/navigate.ts'), { spy: true });

const PYTHON = course('python', { name: "L'essentiel de Python", price: 25_000 });
const PAY = payHref(SITES.account, {
  type: 'full',
  courseName: "L'essentiel de Python",
  price: 25_000,
  formationId: 'python',
});

const opener = page.getByRole('button', { name: 'Acheter' });
const dialog = page.getByRole('dialog', { name: 'Résumé de commande' });
const confirm = page.getByRole('button', { name: "Confirmer l'achat" });
const cancel = page.getByRole('button', { name: 'Annuler' });

openCoursePages();

beforeEach(() => {
  vi.mocked(goTo).mockReset().mockReturnValue();
});

describe('is hidden, then shown by the purchase button (O1)', () => {
  test('as a native dialog that holds the page behind it', async () => {
    await show();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    expect(dialog.element()).toBeInstanceOf(HTMLDialogElement);
    expect(dialog.element().matches(':modal')).toBe(true);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  test('or stands in the page where there are no dialogs (W29)', async () => {
    lackDialogs();
    await showOpen();
    expect(document.querySelector('dialog.order')?.textContent).toContain('Résumé de commande');
  });

  test('shows the course’s name and price, one purchase, and that one logs in first (O2)', async () => {
    await showOpen();
    await expect
      .element(page.getByRole('heading', { level: 2 }))
      .toHaveTextContent('Résumé de commande');
    await expect.element(dialog.getByText(/^Connectez-vous d’abord/)).toBeVisible();
    const facts = dialog.getByRole('definition').elements();
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'L’essentiel de Python',
      '25\u202F000\u00A0FCFA',
      'Formation complète - 25\u202F000\u00A0FCFA',
    ]);
    await expect.element(dialog.getByText('Type d’achat')).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Poser une question sur WhatsApp' }))
      .toBeVisible();
    expect(
      page
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['Acheter', "Confirmer l'achat", 'Annuler']);
  });

  test('a name in markup stays a text', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const { container } = await show({ ...PYTHON, name: html });
    await opener.click();
    await expect.element(dialog.getByRole('definition').first()).toHaveTextContent(html);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('« then cancelled (hidden) »', () => {
  test.each([
    { how: '« Annuler »', leave: () => cancel.click() },
    { how: 'Escape', leave: () => userEvent.keyboard('{Escape}') },
  ])('by $how: focus returns to the button that opened it, as often as it opens', async (one) => {
    await show();
    for (let time = 0; time < 2; time++) {
      await opener.click();
      await expect.element(dialog).toBeVisible();
      await one.leave();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    }
    expect(goTo).not.toHaveBeenCalled();
  });

  test('and opened again before the browser has told of it', async () => {
    await showOpen();
    await expect.element(dialog).toBeVisible();
    const element = dialog.element() as HTMLDialogElement;
    const told = new Promise((resolve) => element.addEventListener('close', resolve));
    // What Escape does, and the key that follows at once, before the event « close ».
    element.requestClose();
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    (opener.element() as HTMLElement).click();
    await told;
    await settle();
    expect(element.open).toBe(true);
  });
});

describe('confirmed: the browser goes to the payment page of the account site (O4)', () => {
  test('once, even when clicked twice', async () => {
    await showOpen();
    const button = confirm.element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(confirm).toBeDisabled();
    button.click();
    expect(vi.mocked(goTo).mock.calls).toEqual([[PAY]]);
  });

  test('again, back from the payment page by the browser’s memory', async () => {
    await showOpen();
    await confirm.click();
    await expect.element(confirm).toBeDisabled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(confirm).toBeEnabled();
    await expect.element(dialog).toBeVisible();
    await confirm.click();
    expect(vi.mocked(goTo).mock.calls).toEqual([[PAY], [PAY]]);
  });
});

async function showOpen(): Promise<void> {
  await show();
  await opener.click();
}

function show(shown: Course = PYTHON) {
  return render(
    <>
      <button type="button" onClick={openOrder}>
        Acheter
      </button>
      <OrderDialog course={shown} />
    </>,
  );
}
