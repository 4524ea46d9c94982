import { expect, type Page } from '@playwright/test';
import { COURSES, oneOf } from './content.ts';

export const PASSWORD = 'un mot de passe long';

/** A course that is bought, with a video in it, and one that is free. */
export const PAID = oneOf(
  COURSES,
  ({ price, sections }) => price >= 1_000 && sections.some(({ media }) => media?.endsWith('.mp4')),
);
export const FREE = oneOf(COURSES, ({ price }) => price === 0);

let count = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  count += 1;
  return `awa-${process.pid}-${Date.now()}-${count}@exemple.sn`;
}

/** Fills the stand-in site's sign-up form, which the page shows. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel('Nom').fill('Awa');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  return email;
}

export function playerPath({ id, name }: { id: string; name: string }): string {
  return `/v2/course?${new URLSearchParams({ formationId: id, nom: name })}`;
}

/** The player with its sections on the screen. */
export async function openPlayer(page: Page, course: { id: string; name: string }): Promise<void> {
  await page.goto(playerPath(course));
  await expect(page.locator('.section').first()).toBeVisible();
}
