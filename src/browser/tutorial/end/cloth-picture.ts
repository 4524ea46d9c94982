import { STEP_KEYS } from '../../../rules/tutorial/steps.ts';

/** In pixels: the picture, its margin, and the height of the cloth in it. */
const WIDTH = 1_080;
const HEIGHT = 1_350;
const MARGIN = 60;
const CLOTH_HEIGHT = 780;
const STRIP = (WIDTH - 2 * MARGIN) / STEP_KEYS.length;
/** Between two strips. */
const SEAM = 4;
/** A side of the drawing that repeats on a strip. */
const MOTIF = 58;
const TITLE = { size: 68, line: 96 };
const LINE = { size: 38, line: 58 };
/** What stands inside one drawing of `cloth.svg`, after its `<view>`. */
const DRAWING = /<view id="motif-(\d)"[^>]*>\s*<svg[^>]*>([\s\S]*?)<\/svg>/g;

/**
 * Draws the cloth that the page shows, its woven strips alone in colour, and these lines under it, the first one large;
 * returns a PNG of 1,080 × 1,350 pixels (T32).
 */
export async function clothPicture(cloth: Element, lines: readonly string[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const token = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  pen.fillStyle = token('--paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await strips(cloth, token('--paper-edge')), 0, 0);
  pen.fillStyle = token('--paper-edge');
  pen.textAlign = 'center';
  let y = MARGIN + CLOTH_HEIGHT;
  for (const [index, line] of lines.entries()) {
    const look = index === 0 ? TITLE : LINE;
    y += look.line;
    pen.font = `${index === 0 ? 700 : 400} ${look.size}px ${token(index === 0 ? '--font-title' : '--font-text')}`;
    pen.fillText(line, WIDTH / 2, y, WIDTH - 2 * MARGIN);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

/** The eight strips as one picture: a browser draws no part of a file of drawings that has no size. */
async function strips(cloth: Element, ink: string): Promise<HTMLImageElement> {
  const tiles = [...cloth.children].map((tile) => getComputedStyle(tile));
  const file = tiles.map(({ backgroundImage }) => /url\("?([^"#)]+)/.exec(backgroundImage)?.[1]);
  const address = file.find(Boolean);
  const text = address ? await (await fetch(address)).text() : '';
  const drawings = new Map([...text.matchAll(DRAWING)].map(([, number, inner]) => [number, inner]));
  const shapes = tiles.map(({ backgroundColor }, index) => {
    const x = MARGIN + index * STRIP;
    const box = `x="${x + SEAM / 2}" y="${MARGIN}" width="${STRIP - SEAM}" height="${CLOTH_HEIGHT}"`;
    if (!file[index]) return `<rect ${box} fill="none" stroke="${ink}" stroke-opacity=".3"/>`;
    return (
      `<pattern id="p${index}" x="${x}" y="${MARGIN}" width="${MOTIF}" height="${MOTIF}" patternUnits="userSpaceOnUse" viewBox="0 0 12 12">${drawings.get(String(index + 1)) ?? ''}</pattern>` +
      `<rect ${box} fill="${backgroundColor}"/><rect ${box} fill="url(#p${index})"/>`
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes.join('')}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
