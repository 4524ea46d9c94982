import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionMedia } from '../../src/islands/course/player/SectionMedia.tsx';

/** Real media of the embedded catalogue. */
export const MEDIA = '/content/catalog/media/sections';
export const IMAGE = `${MEDIA}/injection-sql.png`;
export const VIDEO = `${MEDIA}/sql-jointure.mp4`;
/** A true webp of one pixel. */
export const WEBP = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
export const SORRY = 'Ce média n’a pas pu être chargé.';

export function showMedia({
  name,
  link,
}: {
  name?: string | undefined;
  link?: string | undefined;
}) {
  return render(<SectionMedia name={name} link={link} title="Le tri" />);
}

export function button(name: string) {
  return page.getByRole('button', { name, exact: false });
}

/** The player of a video once it is there: what shows it comes with the first tap. */
export function player(container: HTMLElement, rank = 1): Promise<HTMLVideoElement> {
  return vi.waitFor(() => {
    const video = container.querySelectorAll('video')[rank - 1];
    if (!video) throw new Error('no player yet');
    return video;
  });
}

export function naturalWidth(image: Element): number {
  return image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0;
}
