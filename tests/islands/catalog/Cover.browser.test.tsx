import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Cover } from '../../../src/islands/catalog/Cover.tsx';
import { faultAddress } from '../../api/service.ts';
import { course } from '../catalogue.ts';
import { served } from '../hydration.tsx';

const GOOD = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const FAILING = [
  { why: 'is not there', url: `${faultAddress('s404')}/cover.png` },
  { why: 'is a page', url: `${faultAddress('html200')}/cover.png` },
  { why: 'cannot be reached', url: faultAddress('offline') },
  { why: 'is broken', url: 'data:image/png;base64,AAAA' },
];
const CATEGORIES = ['Bureautique', 'Design'];

test('a picture lies over the cloth of its category, and needs no words', async () => {
  const { container } = await render(cover(GOOD));
  await vi.waitFor(() => expect(picture(container)?.dataset.state).toBe('loaded'));
  expect(container.querySelector('.cover')).toHaveClass('motif-2');
  expect(picture(container)).toMatchObject({ alt: '', loading: 'lazy' });
});

test.each(FAILING)('B-138 the cloth stays when the picture $why', async ({ url }) => {
  const { container } = await render(cover(url));
  await vi.waitFor(() => expect(picture(container)).toBeNull());
  expect(container.querySelector('.cover')).toHaveClass('motif-2');
});

test('without a picture there is the cloth alone', async () => {
  const { container } = await render(cover(undefined));
  expect(container.querySelector('img')).toBeNull();
});

test('a picture that loaded before hydration is shown', async () => {
  const { container, wake } = served(cover(GOOD));
  await vi.waitFor(() => expect(picture(container)?.complete).toBe(true));
  expect(picture(container)?.dataset.state).toBe('loading');
  wake();
  await vi.waitFor(() => expect(picture(container)?.dataset.state).toBe('loaded'));
});

test.each(FAILING)(
  'before hydration too: a picture that $why leaves the cloth',
  async ({ url }) => {
    const { container, wake } = served(cover(url));
    await vi.waitFor(() => expect(picture(container)?.complete).toBe(true));
    wake();
    await vi.waitFor(() => expect(picture(container)).toBeNull());
  },
);

test('a new picture has its own chance', async () => {
  const { container, rerender } = await render(cover(FAILING[3]?.url));
  await vi.waitFor(() => expect(picture(container)).toBeNull());
  await rerender(cover(GOOD));
  await vi.waitFor(() => expect(picture(container)?.dataset.state).toBe('loaded'));
});

test.each([
  { words: ['Design', 'C++'], hasLogo: true, logo: '/logos/cpp.svg' },
  { words: ['Design'], hasLogo: true, logo: undefined },
  { words: ['Python'], hasLogo: false, logo: undefined },
])('$words, logo wanted $hasLogo: $logo', async ({ words, hasLogo, logo }) => {
  const shown = course('a', { categories: words });
  const { container } = await render(<Cover course={shown} categories={[]} hasLogo={hasLogo} />);
  expect(container.querySelector('.cover-logo img')?.getAttribute('src') ?? undefined).toBe(logo);
});

function cover(bannerUrl: string | undefined) {
  return <Cover course={course('a', { bannerUrl })} categories={CATEGORIES} />;
}

function picture(container: HTMLElement): HTMLImageElement | null {
  return container.querySelector<HTMLImageElement>('.cover-picture');
}
