import type { Page } from '@playwright/test';
import { API, expect } from './site.ts';

export const SEND = `${API}/v3/sendMessage`;
export const SUCCESS = 'Merci pour votre message nous vous tiendrons au courant de ses avancements';
export const FAILURE =
  "Une erreur est survenue lors de l'envoi de votre message, merci de ressayer";
export const TEXT = 'La vidéo de la section 3 ne démarre pas.';

/** By the keyboard: on a narrow screen the buttons wait for a scroll up. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('.floats').getByRole('button', { name: 'Votre avis' }).press('Enter');
}

/** The form, opened from the menu. */
export async function openForm(page: Page, item = 'Signaler un problème') {
  await openMenu(page);
  await page.getByRole('button', { name: item }).click();
  const form = page.getByRole('dialog', { name: item });
  await expect(form).toBeVisible();
  return form;
}

export async function fill(page: Page, message = TEXT): Promise<void> {
  await page.getByLabel('Votre nom').fill('Awa Ndiaye');
  await page.getByLabel(/Votre message/).fill(message);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer' }).click();
}
