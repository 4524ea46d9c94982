import type { Page } from '@playwright/test';
import { tooNarrow } from '../support/overflow.ts';
import { API, expect, SITE, test } from '../support/site.ts';

const WORD = 'Anticonstitutionnellement'.repeat(3);
const ANSWERS = {
  '/course': {
    courses: [
      {
        id: 'a',
        nom: WORD,
        categorie: WORD,
        langue: WORD,
        ShortDescription: WORD,
        pricing: { price: 0, modalite: WORD },
      },
    ],
  },
  '/courseDetails': { courseDetails: { description: WORD, benefits: [WORD] } },
  '/courseSections': {
    sections: [{ id: '1', title: WORD, description: WORD, sectionMediaName: 'a.mp4' }],
  },
};

for (const path of [
  '/',
  `/course?nom=${WORD}&categorie=${WORD}&id=a`,
  `/v2/course?formationId=a&nom=${WORD}`,
]) {
  test(`${path.replaceAll(WORD, '…')}: a word of 75 letters folds`, async ({ page }) => {
    await answer(page);
    await page.goto(path);
    await expect(page.locator('main').getByText(WORD).first()).toBeVisible();
    await expect(page.locator('.spinner:visible')).toHaveCount(0);
    expect(await tooNarrow(page)).toEqual([]);
  });
}

/** What a service may say, in place of the catalogue's own courses. */
async function answer(page: Page): Promise<void> {
  const headers = {
    'Access-Control-Allow-Origin': SITE,
    'Access-Control-Allow-Credentials': 'true',
  };
  for (const [path, json] of Object.entries(ANSWERS)) {
    await page.route(
      (url) => url.origin === API && url.pathname === path,
      (route) => route.fulfill({ json, headers }),
    );
  }
}
