import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/site.ts';

const PYTHON = '/ressources/python';

test.describe('by the keyboard alone, on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a step is opened, and read from its title on', async ({ page }) => {
    await page.goto(PYTHON);
    const menu = page.getByRole('navigation', { name: 'Étapes : Python' });
    await expect(menu.getByRole('list')).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - link "Introduction Nouveau"
        - listitem:
          - link "Premiers pas Nouveau"
        - listitem:
          - link "Bases Nouveau"
    `);
    await tabTo(page, menu.getByRole('link', { name: 'Premiers pas' }));
    await page.keyboard.press('Enter');
    const step = page.locator('#first');
    await expect(step.locator('.step-title')).toBeFocused();
    await expect(menu.getByRole('list')).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - link "Introduction Nouveau"
        - listitem:
          - link "Premiers pas Nouveau"
        - listitem:
          - link "Bases Nouveau"
    `);
    await expect(step).toMatchAriaSnapshot(`
      - region /Python/:
        - progressbar "Avancement du cours"
        - navigation /Fil d’Ariane/
        - heading /Python/ [level=2]
        - list
    `);
  });

  test('arrow keys go through the answers of a quiz, and « Vérifier » alone judges (T14)', async ({
    page,
  }) => {
    await page.goto(`${PYTHON}?tabs=final`);
    const quiz = page.locator('#final .quiz').first();
    await quiz.scrollIntoViewIfNeeded();
    await expect(quiz.getByRole('button', { name: 'Vérifier' })).toBeVisible();
    const radios = quiz.getByRole('radio');
    await expect(quiz).toMatchAriaSnapshot(`
      - group /^Qu’affiche print/:
        - text: Qu’affiche
        - code: print("2" + "3")
        - text: "?"
        - radio "5"
        - code: "5"
        - status
        - radio "23"
        - code: "23"
        - status
        - radio "\\"23\\""
        - code: "\\"23\\""
        - status
        - button "Vérifier"
        - status
        - group: Voir la réponse +
    `);
    await tabTo(page, radios.first());
    await page.keyboard.press('Space');
    await expect(radios.first()).toHaveAccessibleDescription('');
    const verdict = quiz.getByRole('status').last();
    await expect(quiz.locator('.why').filter({ visible: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(verdict).toBeEmpty();
    const check = quiz.getByRole('button', { name: 'Vérifier' });
    await tabTo(page, check);
    await page.keyboard.press('Enter');
    await expect(check).toBeFocused();
    await expect(verdict).toMatchAriaSnapshot(`
      - status:
        - strong: Pas encore.
        - paragraph: Sans guillemets, ce serait une addition.
    `);
    await radios.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(verdict).toBeEmpty();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, check);
    await page.keyboard.press('Space');
    await expect(verdict).toMatchAriaSnapshot(`
      - status:
        - strong: Bonne réponse.
        - paragraph:
          - text: Entre deux chaînes,
          - code: +
          - text: colle.
    `);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what is focused stands above the bar', async ({ page }) => {
    await page.goto(`${PYTHON}?tabs=first`);
    const hidden: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('.bottom-bar');
        if (!focused || !bar || bar.contains(focused) || bar.matches('.is-away')) return '';
        const { top } = bar.getBoundingClientRect();
        const box = focused.getBoundingClientRect();
        return box.bottom > top && box.top < innerHeight && box.height < 400
          ? focused.outerHTML.slice(0, 80)
          : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

  test('an exercise cuts none of its samples', async ({ page }) => {
    await page.goto(`${PYTHON}?tabs=project`);
    const cut = await page.locator('#project .milestone .code').evaluateAll((figures) =>
      figures.filter((figure) => {
        const box = figure.getBoundingClientRect();
        const around = figure.closest('.milestone')?.getBoundingClientRect();
        return !around || box.left < around.left || box.right > around.right;
      }),
    );
    expect(cut).toEqual([]);
  });

  test('the outline of a long step is folded under its title', async ({ page }) => {
    await page.goto(`${PYTHON}?tabs=bases`);
    const fold = page.locator('#bases .outline-fold');
    await fold.getByText('Dans cette étape').click();
    await fold.getByRole('link', { name: /Répéter tant que/ }).click();
    await expect(page.locator('#bases h3', { hasText: 'Répéter tant que' })).toBeInViewport();
  });

  test('the outline is reached from the menu while reading, by the keyboard too (T21)', async ({
    page,
  }) => {
    await page.goto(`${PYTHON}?tabs=bases#bases-l-essentiel`);
    await page.getByRole('button', { name: 'Étapes' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: /^Étapes/ });
    await menu.getByText('Dans cette étape').focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: /Répéter tant que/ }).focus();
    await page.keyboard.press('Enter');
    const heading = page.locator('#bases h3', { hasText: 'Répéter tant que' });
    await expect(menu).toBeHidden();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });

  test('its × closes the sheet of steps, and the focus comes back (T9)', async ({ page }) => {
    await page.goto(PYTHON);
    const opens = page.getByRole('button', { name: 'Étapes', exact: true });
    await opens.click();
    const menu = page.getByRole('navigation', { name: /^Étapes/ });
    await menu.getByRole('button', { name: 'Fermer' }).click();
    await expect(menu).toBeHidden();
    await expect(opens).toBeFocused();
  });

  test('the menu shows the outline of the step that is read, and of no other (T21)', async ({
    page,
  }) => {
    await page.goto(`${PYTHON}?tabs=bases`);
    await page.getByRole('button', { name: 'Suivant' }).last().click();
    await page.getByRole('button', { name: 'Étapes' }).click();
    const outlines = page.locator('.step-links .outline-fold');
    await expect(outlines).toHaveCount(1);
    await expect(outlines.locator('a').first()).toHaveAttribute('href', /^#utils-/);
  });

  test('the last step begins with the cloth and ways to share it, and leads to the next tutorial', async ({
    page,
  }) => {
    await page.goto(`${PYTHON}?tabs=final`);
    const cloth = page.getByRole('region', { name: 'Ton pagne', exact: true });
    await expect(cloth.locator('.finished-cloth > i')).toHaveCount(8);
    await expect(cloth.getByText('tu es au bout de Python')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Tutoriel suivant : SQL' })).toHaveAttribute(
      'href',
      '/ressources/sql',
    );
    const sends = cloth.getByRole('link', { name: 'Envoyer par WhatsApp (nouvel onglet)' });
    expect(new URL((await sends.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(
      /Python jusqu’au bout\u00A0: https?:.+\/ressources\/python$/,
    );
    await expect(cloth.getByRole('button', { name: 'Partager' })).toBeVisible();
  });

  test('opening the last step weaves nothing: « Ton pagne est fini » is earned (T31)', async ({
    page,
  }) => {
    await page.goto(`${PYTHON}?tabs=final`);
    await page.locator('#final .step-foot').scrollIntoViewIfNeeded();
    const band = page.locator('#final .step-band');
    await expect(band).toContainText('Pour la tisser, réponds juste à 3 quiz.');
    await expect(page.locator('#final .progress-text')).toContainText('100% du cours');
    await page.locator('#final .quiz .right > label').first().scrollIntoViewIfNeeded();
    for (const place of [0, 1, 2]) {
      const quiz = page.locator('#final .quiz').nth(place);
      await quiz.locator('.right > label').click();
      await quiz.getByRole('button', { name: 'Vérifier' }).click();
    }
    await expect(page.getByText('Étape 8 tissée.')).toBeVisible();
    await expect(band).toContainText('Étape 8 tissée');
    await expect(band.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Ton pagne', exact: true })).toBeAttached();
    const seven = ['intro', 'first', 'bases', 'utils', 'exos', 'corrections', 'project'];
    await page.evaluate((seven) => {
      const woven = JSON.parse(sessionStorage.getItem('woven') ?? '{}');
      sessionStorage.setItem('woven', JSON.stringify({ python: [...seven, ...woven.python] }));
    }, seven);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Ton pagne est fini' })).toBeVisible();
    await expect(page.getByText('tu es au bout de Python')).toBeVisible();
  });
});
