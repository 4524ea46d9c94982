import { statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const FILM = 'https://video.example/formateur.mp4';

test('our own film comes with the weight of its file', async () => {
  const { film } = await sellerWith({ SELLER_VIDEO_URL: '' }, {});
  const kilobytes = Math.round(statSync('public/films/devenir-formateur.mp4').size / 1_000);
  expect(film).toEqual({
    address: '/films/devenir-formateur.mp4',
    weight: `${kilobytes}\u00A0Ko`,
  });
});

test('the film of the owner comes with the weight that the page’s file says', async () => {
  const { film } = await sellerWith({ SELLER_VIDEO_URL: FILM }, { weight: '4 Mo' });
  expect(film).toEqual({ address: FILM, weight: '4 Mo' });
});

test('a page of YouTube is a player, and says where it plays', async () => {
  const { film } = await sellerWith({ SELLER_VIDEO_URL: 'https://youtu.be/a' }, {});
  expect(film).toEqual({
    address: 'https://youtu.be/a',
    weight: 'sur YouTube',
    player: 'https://www.youtube-nocookie.com/embed/a?autoplay=1',
  });
});

test('the film of the owner without a weight stops the build', async () => {
  await expect(sellerWith({ SELLER_VIDEO_URL: FILM }, {})).rejects.toThrow(
    'content/seller.mdx:1 : video.weight : cette clé manque — écris le poids de la vidéo de l’adresse réglée',
  );
});

test('a page that is missing is named', async () => {
  await expect(sellerWith({}, undefined)).rejects.toThrow(
    'content/seller.mdx:1 : ce fichier manque — écris-le',
  );
});

async function sellerWith(settings: object, video: object | undefined) {
  vi.resetModules();
  vi.doMock('../../src/config.ts', async (original) => ({
    ...(await original<typeof import('../../src/config.ts')>()),
    ...settings,
  }));
  const { putEntries } = await import('../support/astro-content.ts');
  putEntries('seller', video ? [{ id: 'seller', data: { fields: { video } } }] : []);
  const { sellerPage } = await import('../../src/collections/seller.ts');
  return sellerPage();
}
