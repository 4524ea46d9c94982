import '../../../../src/styles/tokens.css';
import '../../../../src/styles/shell/cloth.css';
import '../../../../src/styles/tutorial/end.css';
import { expect, test } from 'vitest';
import { clothPicture } from '../../../../src/browser/tutorial/end/cloth-picture.ts';
import { find } from '../../page.ts';

test('a PNG of 1,080 × 1,350 pixels: woven strips in their colour, the others empty, words below', async () => {
  const tiles = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `<i class="motif-${number}"></i>`);
  document.body.innerHTML = `<div class="tutorial" data-woven="first"><div class="finished-cloth">${tiles.join('')}</div></div>`;
  const picture = await clothPicture(find('.finished-cloth'), ['Awa', '1 bande sur 8']);
  expect(picture.type).toBe('image/png');
  const image = await createImageBitmap(picture);
  expect([image.width, image.height]).toEqual([1_080, 1_350]);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(image, 0, 0);
  const colours = (x: number, y: number, width: number, height: number) => {
    const { data } = pen.getImageData(x, y, width, height);
    return new Set(
      Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join()),
    );
  };
  // The ground of the second motif and its two accents.
  expect([...colours(200, 200, 80, 80)]).toEqual(
    expect.arrayContaining(['166,58,23', '247,185,40', '251,247,239']),
  );
  expect([...colours(320, 200, 80, 80)]).toEqual(['255,255,255']);
  expect(colours(400, 860, 280, 90).size).toBeGreaterThan(2);
});
