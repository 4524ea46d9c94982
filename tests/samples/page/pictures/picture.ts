import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { RENDERING_DENSITY } from '../../../../src/rules/tutorial/samples.ts';
import type { Job } from '../../run/technology.ts';
import { openPage } from '../chromium.ts';
import { serveJob } from '../served-page.ts';
import { showPage } from '../show-page.ts';

/** In CSS pixels. The width of a small phone, which shows the picture at its own size. */
const PICTURE_WIDTH = 320;
const VIEWPORT = { width: PICTURE_WIDTH, height: 480 };
const MARGIN = 12;
const COLOURS = 16;
/** A picture that weighs so many times more with all its colours has a gradient. */
const GRADIENT = 3;

/** Returns the page of a sample as a phone shows it, cut under its last element, as WebP. */
export async function drawPage(job: Job, served = serveJob(job)): Promise<Buffer> {
  const page = await openPage({ viewport: VIEWPORT, deviceScaleFactor: RENDERING_DENSITY }, 'fr');
  try {
    await showPage(page, served, job, { logs: [], errors: [] });
    const screen = page.viewportSize() ?? VIEWPORT;
    const height = Math.min(screen.height, (await bottomOf(page)) + MARGIN);
    const clip = { x: 0, y: 0, width: screen.width, height };
    return await smallest(await page.screenshot({ clip, animations: 'disabled' }));
  } finally {
    await page.context().close();
  }
}

/** Returns where the lowest element of the page ends, in CSS pixels; what fills the screen holds the others. */
function bottomOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height !== innerHeight);
    return Math.ceil(Math.max(0, ...boxes.map(({ bottom }) => bottom)));
  });
}

/** Text on flat colours needs few colours and no loss. A gradient with few colours would show stripes. */
async function smallest(png: Buffer): Promise<Buffer> {
  const few = await sharp(png).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  const [exact, flat, smooth] = await Promise.all([
    sharp(png).webp({ lossless: true, effort: 6 }).toBuffer(),
    sharp(few).webp({ lossless: true, effort: 6 }).toBuffer(),
    sharp(png).webp({ quality: 75, effort: 6 }).toBuffer(),
  ]);
  return exact.length < GRADIENT * flat.length ? flat : smooth;
}
