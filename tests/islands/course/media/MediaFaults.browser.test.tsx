import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionMedia } from '../../../../src/islands/course/player/SectionMedia.tsx';
import { faultAddress } from '../../../api/service.ts';
import {
  button,
  IMAGE,
  naturalWidth,
  player,
  SORRY,
  showMedia,
  VIDEO,
  WEBP,
} from '../../media.tsx';

const FAILING = [
  { why: 'is not there', link: `${faultAddress('s404')}/media` },
  { why: 'is a page', link: `${faultAddress('html200')}/media` },
  { why: 'cannot be reached', link: faultAddress('offline') },
  { why: 'is broken', link: 'data:video/mp4;base64,AAAA' },
];

describe('what fails', () => {
  test.each(FAILING)('B-141 a video that $why: a message and its file', async ({ link }) => {
    await showMedia({ name: 'a.mp4', link });
    await button('Lire la vidéo').click();
    await expectSorry(link);
  });

  test.each(FAILING)('an image that $why: a message and its file', async ({ link }) => {
    await showMedia({ name: 'a.png', link });
    await button('Afficher l’image').click();
    await expectSorry(link);
  });

  test('a webp, which is no video, is shown as an image', async () => {
    const screen = await showMedia({ name: 'a.webp', link: WEBP });
    await button('Lire la vidéo').click();
    const image = screen.getByRole('img', { name: 'Le tri' });
    await vi.waitFor(() => expect(naturalWidth(image.element())).toBe(1));
    expect(screen.container.querySelector('video')).toBeNull();
    expect(screen.container).not.toHaveTextContent(SORRY);
  });

  test('a real video named webp is played', async () => {
    const screen = await showMedia({ name: 'a.webp', link: VIDEO });
    await button('Lire la vidéo').click();
    const video = await player(screen.container);
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0), 5_000);
  });

  test.each(FAILING)('a webp that $why is neither: its file', async ({ link }) => {
    await showMedia({ name: 'a.webp', link });
    await button('Lire la vidéo').click();
    await expectSorry(link);
  });

  test('« Réessayer » asks again, at the newest address', async () => {
    const screen = await showMedia({ name: 'a.png', link: FAILING[0]?.link });
    await button('Afficher l’image').click();
    await expect.element(button('Réessayer')).toBeVisible();
    await screen.rerender(<SectionMedia name="a.png" link={IMAGE} title="Le tri" />);
    await button('Réessayer').click();
    const image = screen.getByRole('img', { name: 'Le tri' });
    await vi.waitFor(() => expect(naturalWidth(image.element())).toBe(960));
    expect(screen.container).not.toHaveTextContent(SORRY);
  });
});

describe('what cannot be shown', () => {
  test('a section without media has none', async () => {
    const screen = await showMedia({});
    expect(screen.container.innerHTML).toBe('');
  });

  test.each(['a.png', 'a.mp4', 'a.pdf'])('%s at a refused address: a message', async (name) => {
    const screen = await showMedia({ name });
    await expect.element(screen.getByText(SORRY)).toBeVisible();
    expect(screen.container.querySelectorAll('a, button, img, video')).toHaveLength(0);
  });

  test.each(['fiche.pdf', 'cours', undefined])('%s: its file', async (name) => {
    const screen = await showMedia({ name, link: '/fiche.pdf' });
    await expectLink('/fiche.pdf');
    expect(screen.container.querySelectorAll('button, img, video')).toHaveLength(0);
  });

  test('a title with markup is text', async () => {
    const html = '"><img src=x onerror=alert(1)>';
    const screen = await render(<SectionMedia name="a.mp4" link={VIDEO} title={html} />);
    expect(screen.container.querySelector('img')).toBeNull();
    await expect.element(button(html)).toBeVisible();
  });
});

describe('the focus', () => {
  test('a failure far from the focus leaves it', async () => {
    const link = `${faultAddress('hang', 'focus')}/media`;
    const screen = await render(
      <>
        <SectionMedia name="a.png" link={link} title="Le tri" />
        <input aria-label="Un champ" />
      </>,
    );
    await button('Afficher l’image').click();
    await page.getByLabelText('Un champ').click();
    await fetch(`${faultAddress('release', 'focus')}/`);
    await expect.element(screen.getByText(SORRY)).toBeVisible();
    await expect.element(page.getByLabelText('Un champ')).toHaveFocus();
  });

  test('a failure under the focus keeps its place', async () => {
    const screen = await showMedia({ name: 'a.mp4', link: FAILING[0]?.link });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(SORRY)).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Le tri' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Réessayer')).toHaveFocus();
  });
});

async function expectSorry(link: string): Promise<void> {
  await expect.element(page.getByRole('status').getByText(SORRY)).toBeVisible();
  await expect.element(button('Réessayer')).toBeVisible();
  await expectLink(link);
}

async function expectLink(link: string): Promise<void> {
  const file = page.getByRole('link', { name: 'Télécharger le fichier : Le tri' });
  await expect.element(file).toHaveAttribute('href', link);
  await expect.element(file).toHaveAttribute('download');
  expect(file.element().textContent).toBe('Télécharger le fichier');
}
