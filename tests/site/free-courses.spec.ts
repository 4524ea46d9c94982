import { PACKS } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

test('the cards of the free courses say their texts, and lead to their videos (L1)', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Tutoriels vidéo gratuits' });
  const cards = section.getByRole('listitem');
  await expect(cards).toHaveCount(PACKS.length);
  for (const [place, { id, title }] of PACKS.entries()) {
    const card = cards.nth(place);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(card.getByText('Cours gratuits', { exact: true })).toBeVisible();
    await expect(card.locator('.course-text')).toHaveText(/.{30}/);
    expect(await card.locator('.price').textContent()).toBe('Prix : -- fr');
    const link = card.getByRole('link', { name: `Voir les vidéos : ${title}` });
    await expect(link).toHaveText('Voir les vidéos');
    await expect(link).toHaveAttribute('href', `/v1/course?courseId=${id}`);
  }
  await cards.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PACKS.at(-1)?.title ?? '');
});

test('the banners of the free courses load when they come near, and all of them load', async ({
  page,
}) => {
  const covers = PACKS.flatMap(({ cover }) => (cover ? [`/covers/${cover}`] : []));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (covers.some((cover) => request.url().endsWith(cover))) asked.push(request.url());
  });
  await page.goto('/');
  const banners = page.locator('.free-courses .cover-picture');
  await expect(banners).toHaveCount(covers.length);
  await expect(page.locator('.free-courses .cover-picture:not([loading=lazy])')).toHaveCount(0);
  expect(asked).toEqual([]);
  const pictures = page.locator('.free-courses :is(.cover-picture, .cover-logo img)');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
