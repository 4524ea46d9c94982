import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from './learner.ts';
import { API, expect } from './site.ts';

export const PROBE = `${API}/api/login`;
const LOGOUT = `${API}/api/logOut`;

/** Signs up beside the page, whose next page hears of it by the cookie. */
export async function becomeLearner(page: Page): Promise<void> {
  const { request } = page.context();
  const form = await (await request.get(`${API}/auth`)).text();
  const token = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const answer = await request.post(`${API}/auth`, {
    form: { token, name: 'Awa', email: newEmail(), password: PASSWORD },
    headers: { Origin: API },
  });
  expect(answer.url()).toBe(`${API}/account`);
  await page.goto('/ressources');
  await expectLearner(page);
}

export function menu(page: Page) {
  return page.locator('details.menu', { hasText: 'Connexion' });
}

export async function openMenu(page: Page): Promise<void> {
  await menu(page).locator('summary').click();
}

/** On a phone, the sheet that opens has its menus open already. */
export async function openHeader(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await opener.isVisible())) return openMenu(page);
  await opener.click();
  await expect(menu(page)).toHaveAttribute('open');
}

/** What the account menu offers, in order. */
export function entries(page: Page): Promise<string[]> {
  return menu(page)
    .locator('li')
    .evaluateAll((items) =>
      items.filter((item) => item.checkVisibility()).map((item) => item.textContent?.trim() ?? ''),
    );
}

export async function expectLearner(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/is-logged-in/);
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/is-logged-in/);
}

export async function refuseLogout(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin;
  await page.route(LOGOUT, (route) =>
    route.fulfill({
      status: 500,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    }),
  );
}

/** A page that is loaded again has lost its mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
}

export function isMarked(page: Page): Promise<boolean> {
  // A page that is being loaded again says nothing yet: who waits asks once more.
  return page.evaluate(() => document.body.hasAttribute('data-mark')).catch(() => true);
}
