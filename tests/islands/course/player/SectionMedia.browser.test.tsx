import '../../../../src/styles/tokens.css';
import '../../../../src/styles/base.css';
import '../../../../src/styles/controls.css';
import '../../../../src/styles/course/media.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionMedia } from '../../../../src/islands/course/player/SectionMedia.tsx';
import { $speaking, stop, toggle } from '../../../../src/stores/course/speech.ts';
import { faultAddress } from '../../../api/service.ts';
import { giveSpeech } from '../../../browser/speech/voices.ts';
import {
  button,
  IMAGE,
  MEDIA,
  naturalWidth,
  player,
  SORRY,
  showMedia,
  VIDEO,
  WEBP,
} from '../../media.tsx';

beforeEach(() => {
  performance.clearResourceTimings();
});

afterEach(() => {
  stop();
});

test.each([
  { name: 'a.png', link: IMAGE, label: 'Afficher l’image' },
  { name: 'a.JPG?v=2', link: IMAGE, label: 'Afficher l’image' },
  { name: 'a.mp4', link: VIDEO, label: 'Lire la vidéo' },
  { name: 'a.webm', link: VIDEO, label: 'Lire la vidéo' },
  { name: 'a.webp', link: WEBP, label: 'Lire la vidéo' },
])(
  'nothing is loaded before a tap (M3): $name stands behind « $label »',
  async ({ name, link, label }) => {
    const screen = await showMedia({ name, link });
    await expect.element(button(label)).toHaveTextContent(label);
    await expect.element(button(label)).toHaveAttribute('aria-label', `${label}\u00A0: Le tri`);
    expect(screen.container.querySelectorAll('img, video, source')).toHaveLength(0);
    // Asked for after the section could have asked for its own: with it, that would have come.
    await (await fetch(VIDEO)).arrayBuffer();
    expect(loaded()).toEqual([VIDEO]);
  },
);

describe('an image', () => {
  test('is shown after a tap, named by its section, 250 px high at most', async () => {
    const screen = await showMedia({ name: 'a.png', link: IMAGE });
    const before = frameOf(screen.container);
    await button('Afficher l’image').click();
    const image = screen.getByRole('img', { name: 'Le tri' });
    await vi.waitFor(() => expect(naturalWidth(image.element())).toBe(960));
    await vi.waitFor(() => expect(screen.container.textContent).toBe(''));
    expect(image.element().getBoundingClientRect().height).toBeLessThanOrEqual(250);
    await expect.element(image).toHaveStyle({ objectFit: 'contain' });
    expect(frameOf(screen.container)).toEqual(before);
    expect(loaded()).toEqual([IMAGE]);
  });

  test('the wheel turns until it has come', async () => {
    const screen = await showMedia({
      name: 'a.png',
      link: `${faultAddress('hang', 'image')}/media`,
    });
    await button('Afficher l’image').click();
    await expect.element(screen.getByText('Chargement…')).toBeInTheDocument();
    await fetch(`${faultAddress('release', 'image')}/`);
    await expect.element(screen.getByText(SORRY)).toBeVisible();
    expect(screen.container.querySelector('.spinner')).toBeNull();
  });
});

describe('a video', () => {
  test('plays after a tap, in a player 250 px high at most that waited for it', async () => {
    const screen = await showMedia({ name: 'a.mp4', link: VIDEO });
    const before = frameOf(screen.container);
    await button('Lire la vidéo').click();
    await expect
      .element(screen.getByRole('combobox', { name: 'Vitesse\u00A0: Le tri' }))
      .toBeVisible();
    const video = await player(screen.container);
    expect(video).toMatchObject({ controls: true, preload: 'none', playsInline: true });
    expect(video).toHaveAttribute('aria-label', 'Le tri');
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0), 5_000);
    expect(video.getBoundingClientRect().height).toBeLessThanOrEqual(250);
    expect(frameOf(screen.container)).toEqual(before);
  });

  test('one player at a time (M6)', async () => {
    const screen = await render(
      <>
        <SectionMedia name="a.mp4" link={VIDEO} title="Un" />
        <SectionMedia name="b.mp4" link={VIDEO} title="Deux" />
      </>,
    );
    await button('Lire la vidéo : Un').click();
    const first = await player(screen.container);
    await vi.waitFor(() => expect(first.currentTime).toBeGreaterThan(0), 5_000);
    await button('Lire la vidéo : Deux').click();
    await vi.waitFor(() => expect(first.paused).toBe(true));
    const second = await player(screen.container, 2);
    await vi.waitFor(() => expect(second.paused).toBe(false));
    await first.play();
    await vi.waitFor(() => expect(second.paused).toBe(true));
  });

  test('silences what is read aloud, and is paused by it', async () => {
    giveSpeech('fr-FR');
    toggle('a', 'Un.');
    const screen = await showMedia({ name: 'a.mp4', link: VIDEO });
    await button('Lire la vidéo').click();
    await vi.waitFor(() => expect($speaking.get()).toBeUndefined());
    const video = await player(screen.container);
    await vi.waitFor(() => expect(video.paused).toBe(false));
    toggle('a', 'Un.');
    await vi.waitFor(() => expect(video.paused).toBe(true));
  });

  test('goes on when a poll brings another address', async () => {
    const { container, rerender } = await showMedia({ name: 'a.mp4', link: VIDEO });
    await button('Lire la vidéo').click();
    const video = await player(container);
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0), 5_000);
    await rerender(<SectionMedia name="a.mp4" link={`${VIDEO}?jeton=2`} title="Le tri" />);
    expect(await player(container)).toBe(video);
    expect(video).toHaveAttribute('src', VIDEO);
    expect(video.paused).toBe(false);
  });
});

describe('the keyboard', () => {
  test('shows an image, and the focus stays in its place', async () => {
    const screen = await showMedia({ name: 'a.png', link: IMAGE });
    await userEvent.tab();
    await expect.element(button('Afficher l’image')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('group', { name: 'Le tri' })).toHaveFocus();
  });

  test('starts a video, and the focus is on its player', async () => {
    const screen = await showMedia({ name: 'a.mp4', link: VIDEO });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const video = await player(screen.container);
    await expect.element(video).toHaveFocus();
    await vi.waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard(' ');
    await vi.waitFor(() => expect(video.paused).toBe(true));
  });
});

test.each([
  { name: 'a.png', link: IMAGE, label: 'Afficher l’image', selector: 'img' },
  { name: 'a.mp4', link: VIDEO, label: 'Lire la vidéo', selector: 'video' },
])('the right click is blocked on $selector, the menu key is not', async (one) => {
  const screen = await showMedia(one);
  await button(one.label).click();
  const element = await vi.waitFor(() => {
    const found = screen.container.querySelector(one.selector);
    if (!found) throw new Error('nothing shown yet');
    return found;
  });
  expect(element.dispatchEvent(menu({ button: 2, pointerType: 'mouse' }))).toBe(false);
  expect(element.dispatchEvent(menu({ button: -1, pointerType: 'mouse' }))).toBe(true);
});

test.each([320, 360, 1280])('at %i px nothing is cut and no page moves sideways', async (width) => {
  await page.viewport(width, 800);
  const screen = await showMedia({ name: 'a.png', link: `${faultAddress('s404')}/media` });
  const facade = button('Afficher l’image').element().getBoundingClientRect();
  expect(facade.height).toBeGreaterThanOrEqual(44);
  expect(facade.height).toBeLessThanOrEqual(250);
  const before = frameOf(screen.container);
  await button('Afficher l’image').click();
  await expect.element(screen.getByText(SORRY)).toBeVisible();
  // A message and two buttons are higher than the frame of a small telephone.
  if (width > 360) expect(frameOf(screen.container)).toEqual(before);
  for (const target of screen.container.querySelectorAll('button, a')) {
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

/** The addresses of media that the page has asked for. */
function loaded(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return entries.filter(({ pathname }) => pathname.startsWith(MEDIA)).map((one) => one.pathname);
}

function frameOf(container: HTMLElement): unknown {
  return container.querySelector('.media-frame')?.getBoundingClientRect().toJSON();
}

function menu(init: PointerEventInit): PointerEvent {
  return new PointerEvent('contextmenu', { ...init, bubbles: true, cancelable: true });
}
