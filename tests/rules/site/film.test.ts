import { expect, test } from 'vitest';
import { playerOf } from '../../../src/rules/site/film.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/a-B_9?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/123?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=a-B_9', YOUTUBE],
  ['https://m.youtube.com/watch?app=desktop&v=a-B_9&t=3', YOUTUBE],
  ['https://youtu.be/a-B_9?si=x', YOUTUBE],
  ['https://youtube.com/shorts/a-B_9', YOUTUBE],
  ['https://www.youtube.com/embed/a-B_9', YOUTUBE],
  ['https://vimeo.com/123', VIMEO],
  ['https://vimeo.com/123/abc?share=copy', VIMEO],
  ['https://www.youtube.com/@jangal', undefined],
  ['https://vimeo.com/jangal', undefined],
  ['https://exemple.sn/youtube.com/watch?v=a.mp4', undefined],
  ['https://video.exemple.sn/a.mp4', undefined],
  ['', undefined],
])('%s: its player is %s (E5)', (page, address) => {
  expect(playerOf(page)?.address).toBe(address);
});
