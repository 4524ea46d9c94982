import type { Locator, Page } from '@playwright/test';
import { violationsOnBothDevices } from '../support/axe.ts';
import { excessWidth } from '../support/overflow.ts';
import { consentBanner, expect, test } from '../support/site.ts';

const STEP = '/ressources/python?tabs=bases';

/** A browser with one French voice that says nothing by itself: `speech.next()` ends what it was given. */
async function giveVoice(page: Page, lang = 'fr-FR'): Promise<void> {
  await page.addInitScript((lang) => {
    class Utterance {
      onend?: () => void;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const queue: Utterance[] = [];
    const speech = {
      onvoiceschanged: null,
      getVoices: () => [{ lang, localService: true }],
      speak: (one: Utterance) => queue.push(one),
      cancel: () => queue.splice(0),
      next: () => {
        const count = queue.length;
        for (let said = 0; said < count; said++) queue.shift()?.onend?.();
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, lang);
}

const sayOn = (page: Page) =>
  page.evaluate(() => (window.speechSynthesis as unknown as { next: () => void }).next());

/** The controls of the bar whose label does not fit, that are under 44 px, or that pass its edge. */
function misfits(bar: Locator): Promise<string[]> {
  return bar.evaluate((bar) => {
    const { paddingLeft, paddingRight } = getComputedStyle(bar);
    const edges = bar.getBoundingClientRect();
    const left = edges.left + Number.parseFloat(paddingLeft);
    const right = edges.right - Number.parseFloat(paddingRight);
    return [...bar.querySelectorAll('button, select')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const faults = [
        control.scrollWidth > control.clientWidth && 'label',
        box.width < 44 && `width ${box.width}`,
        box.height < 44 && `height ${box.height}`,
        (box.left < left - 0.5 || box.right > right + 0.5) && `edge ${box.left} ${box.right}`,
      ];
      const name = control.ariaLabel ?? control.textContent?.trim();
      return faults.filter(Boolean).map((fault) => `${name}: ${fault}`);
    });
  });
}

for (const width of [360, 1280]) {
  test(`${width} px: a step is listened to, left, and gone on with (T28, T29)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await giveVoice(page);
    await page.goto(STEP);
    const listen = page.getByRole('button', { name: 'Écouter l’étape : Les bases' });
    const bar = page.getByRole('region', { name: 'Lecture à voix haute' });
    await expect(bar).toBeHidden();
    await listen.click();
    await expect(bar.getByRole('status')).toHaveText(/^Passage 1 sur \d+$/);
    await sayOn(page);
    await expect(bar.getByRole('status')).toHaveText(/^Passage 2 sur \d+$/);
    await expect(page.locator('.is-said')).toHaveCount(1);
    await expect(page.locator('.is-said')).toBeInViewport();
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);

    await bar.getByRole('button', { name: 'Pause' }).click();
    await expect(bar.getByRole('status')).toHaveText(/^En pause/);
    await bar.getByRole('button', { name: 'Passage suivant' }).click();
    await bar.getByRole('button', { name: 'Arrêter la lecture' }).click();
    await expect(bar).toBeHidden();
    await expect(listen).toBeFocused();

    await page.reload();
    await listen.click();
    await expect(bar.getByRole('status')).toHaveText(/^Passage 3 sur \d+$/);
    await expect(listen).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });
}

test('the bar has no accessibility violation, and every label of it fits, in both themes', async ({
  page,
}) => {
  await giveVoice(page);
  await page.goto(STEP);
  await page.getByRole('button', { name: /^Écouter l’étape/ }).click();
  const bar = page.getByRole('region', { name: 'Lecture à voix haute' });
  const parts = { include: ['.listen-bar', '.is-said'] };
  expect(await violationsOnBothDevices(page, parts)).toEqual([]);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await misfits(bar), `${width} px`).toEqual([]);
      await bar.getByRole('button', { name: 'Pause' }).click();
      expect(await misfits(bar), `${width} px`).toEqual([]);
      await bar.getByRole('button', { name: 'Reprendre' }).click();
    }
  }
});

test.describe('on a first visit', () => {
  test.use({ consent: null });

  test('the bar and the banner leave each other their buttons', async ({ page, context }) => {
    await giveVoice(page);
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [360, 480],
      [1280, 800],
    ] as const) {
      await context.clearCookies();
      await page.setViewportSize({ width, height });
      await page.goto(STEP);
      // What the device remembers of the last choice goes too.
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      await page.reload();
      await page.getByRole('button', { name: /^Écouter l’étape/ }).click();
      const bar = page.getByRole('region', { name: 'Lecture à voix haute' });
      await expect(bar.getByRole('status')).toHaveText(/^Passage 1/);
      // What the pointer does not reach is waited for, in vain.
      for (const button of await bar.getByRole('button').all()) await button.click({ trial: true });
      await expect(page.locator('.is-said')).toBeInViewport();
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      const banner = consentBanner(page);
      await banner.getByRole('button', { name: 'Tout refuser' }).click();
      await expect(banner).toBeHidden();
      await bar.getByRole('button', { name: 'Pause' }).click();
      await expect(bar.getByRole('status')).toHaveText(/^En pause/);
    }
  });
});

test('nothing is said that is not on the page, quizzes and lines to order included', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveVoice(page);
  await page.goto(STEP);
  await page.getByRole('button', { name: /^Écouter l’étape/ }).click();
  await expect(page.locator('.is-said')).toHaveCount(1);
  const unseen = await page.evaluate(() => {
    const voice = window.speechSynthesis as unknown as { next: () => void };
    const found: string[] = [];
    const marked = () => document.querySelector('.is-said');
    for (let said = marked(); said; said = marked()) {
      if (said.getClientRects().length === 0) found.push(said.textContent ?? '');
      voice.next();
    }
    return found;
  });
  expect(unseen).toEqual([]);
  await expect(page.getByText('Étape lue jusqu’au bout', { exact: true })).toBeVisible();
});

test('a reading goes on where the engine drops what it is given just after a cancel (T28)', async ({
  page,
}) => {
  await giveVoice(page);
  await page.addInitScript(() => {
    const engine = window.speechSynthesis as unknown as {
      speak: (one: unknown) => void;
      cancel: () => void;
    };
    const { speak, cancel } = engine;
    let isDeaf = false;
    engine.cancel = () => {
      cancel();
      isDeaf = true;
      setTimeout(() => (isDeaf = false), 40);
    };
    engine.speak = (one) => isDeaf || speak(one);
  });
  await page.goto(STEP);
  await page.getByRole('button', { name: /^Écouter l’étape/ }).click();
  const state = page.getByRole('region', { name: 'Lecture à voix haute' }).getByRole('status');
  for (const passage of [1, 2, 3, 4]) {
    await expect(state).toHaveText(new RegExp(`^Passage ${passage} sur`));
    await sayOn(page);
  }
  await expect(state).toHaveText(/^Passage 5 sur/);
});

test('in forced colours the passage that is said has an outline', async ({ page }) => {
  await giveVoice(page);
  await page.goto(STEP);
  await page.getByRole('button', { name: /^Écouter l’étape/ }).click();
  await sayOn(page);
  const said = page.locator('.is-said');
  await expect(said).not.toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(said).toHaveCSS('outline-style', 'solid');
});
