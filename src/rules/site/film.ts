/** A player that another site offers for its own pages, in a frame. */
interface Player {
  /** « YouTube ». */
  site: string;
  /** It plays as soon as it is there, and follows nobody before. */
  address: string;
}

const YOUTUBE =
  /^(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/;
const VIMEO = /^(?:www\.)?vimeo\.com\/(\d+)/;

/** The player of a page of YouTube or Vimeo; undefined for the address of a file (E5). */
export function playerOf(page: string): Player | undefined {
  const place = page.replace(/^https?:\/\//, '');
  const youtube = YOUTUBE.exec(place)?.[1];
  if (youtube) {
    return {
      site: 'YouTube',
      address: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
    };
  }
  const vimeo = VIMEO.exec(place)?.[1];
  return vimeo
    ? { site: 'Vimeo', address: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` }
    : undefined;
}
