import { beforeEach, expect, test, vi } from 'vitest';
import { holdFocus, pauseVideos, play, rewind } from '../../../src/browser/course/media.ts';
import { find } from '../page.ts';

const VIDEO = '/content/catalog/media/sections/sql-jointure.mp4';

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button">Avant</button>
    <video id="a" muted preload="none" src="${VIDEO}"></video>
    <video id="b" muted preload="none" src="${VIDEO}"></video>
    <div id="place" tabindex="-1"></div>
  `;
});

test('a video that is paused before it could start is no error', () => {
  const video = player('a');
  play(video);
  video.pause();
  expect(video.paused).toBe(true);
});

test.each([
  { except: 'a', playing: ['a'] },
  { except: undefined, playing: [] },
])('pauseVideos: all stand still but $except', async ({ except, playing }) => {
  const videos = [player('a'), player('b')];
  for (const video of videos) play(video);
  await vi.waitFor(() => expect(videos.map(({ paused }) => paused)).toEqual([false, false]));
  pauseVideos(except ? player(except) : undefined);
  expect(videos.filter(({ paused }) => !paused).map(({ id }) => id)).toEqual(playing);
});

test('pauseVideos wakes no player that has not been asked for', async () => {
  // Players of earlier tests may still be at their own address.
  for (const video of [player('a'), player('b')]) video.src = `${VIDEO}?asleep`;
  pauseVideos();
  // Asked for after the players could have asked, and as large: with it, theirs would have come.
  await (await fetch(`${VIDEO}?after`)).arrayBuffer();
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).search);
  expect(asked).toContain('?after');
  expect(asked).not.toContain('?asleep');
  for (const { networkState } of [player('a'), player('b')]) {
    expect(networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
  }
});

test('holdFocus takes the focus that a button has lost', () => {
  const button = document.querySelector('button');
  button?.focus();
  button?.remove();
  holdFocus(place());
  expect(document.activeElement).toBe(place());
});

test('holdFocus takes the focus from what is around it', () => {
  place().innerHTML = '<button type="button">Dedans</button>';
  const inside = place().querySelector('button') ?? place();
  place().focus();
  holdFocus(inside);
  expect(document.activeElement).toBe(inside);
});

test('holdFocus leaves the focus where the visitor has put it', () => {
  document.querySelector('button')?.focus();
  holdFocus(place());
  expect(document.activeElement).toHaveTextContent('Avant');
});

const player = (id: string) => find<HTMLVideoElement>(`#${id}`);
const place = () => find('#place');

test('rewind plays the video of a place from its beginning; a place without one stays (M7)', () => {
  rewind(place());
  const video = player('a');
  const start = vi.spyOn(video, 'play').mockResolvedValue();
  place().append(video);
  video.currentTime = 3;
  rewind(place());
  expect(video.currentTime).toBe(0);
  expect(start).toHaveBeenCalledOnce();
});
