import { readFileSync } from 'node:fs';
import {
  SHARED_HEIGHT,
  SHARED_WIDTH,
  type SharedPicture,
} from '../../rules/site/discovery/shared-picture.ts';
import { french } from '../../rules/text/typography.ts';
import { wrapText } from '../../rules/text/wrap.ts';
import { CLOTH_SIZE, cloth } from './cloth.ts';
import { bricolage, type Face } from './outline.ts';
import { clothDrawing, colorToken } from './tokens.ts';

const MARGIN = 64;
const BAND = 28;
/** The cloth stands as far from the band and from the top as from the right. */
const CLOTH_MARGIN = (SHARED_HEIGHT - BAND - CLOTH_SIZE) / 2;
/** The width for texts, left of the cloth. */
const ROOM = SHARED_WIDTH - MARGIN - CLOTH_SIZE - 2 * CLOTH_MARGIN;
const LAST_BASELINE = SHARED_HEIGHT - BAND - CLOTH_MARGIN;

const MARK = 64;
const NAME_LEFT = MARK + 16;
const NAME_SIZE = 40;
/** The largest that needs no more lines than there is place for. */
const TITLE_SIZES = [76, 68, 60, 52, 44, 36];
const MAX_LINES = 4;
const TITLE_LINE = 1.16;
const SUBTITLE_SIZE = 28;
const SUBTITLE_STEP = 36;
/** The distance from the title's last baseline to the subtitle's first. */
const SUBTITLE_GAP = 60;

/**
 * The picture of a shared link as an SVG that needs no font: name, title, what it is, the cloth, the
 * band (Q7).
 */
export function sharedPicture({ title, subtitle, logos }: SharedPicture, name: string): string {
  const [bold, regular] = [bricolage(700), bricolage(400)];
  const { size, lines } = fitTitle(french(title), bold);
  const small = wrapText(french(subtitle), ROOM, (line) => regular.measure(line, SUBTITLE_SIZE));
  const smallTop = LAST_BASELINE - (small.length - 1) * SUBTITLE_STEP;
  const top = smallTop - SUBTITLE_GAP - (lines.length - 1) * size * TITLE_LINE;
  const [ink, muted] = [colorToken('ink'), colorToken('muted')];
  const parts = [
    `<rect width="100%" height="100%" fill="${colorToken('ground')}"/>`,
    siteName(name, bold),
    ...lines.map((line, index) =>
      bold.draw(line, size, MARGIN, top + index * size * TITLE_LINE, ink),
    ),
    ...small.map((line, index) =>
      regular.draw(line, SUBTITLE_SIZE, MARGIN, smallTop + index * SUBTITLE_STEP, muted),
    ),
    `<g transform="translate(${SHARED_WIDTH - CLOTH_SIZE - CLOTH_MARGIN} ${CLOTH_MARGIN})">${cloth(logos)}</g>`,
    band(),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARED_WIDTH} ${SHARED_HEIGHT}">${parts.join('')}</svg>`;
}

function fitTitle(title: string, { measure }: Face): { size: number; lines: readonly string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrapText(title, ROOM, (line) => measure(line, size));
    const isInside = lines.every((line) => measure(line, size) <= ROOM);
    if (isInside && lines.length <= MAX_LINES) return { size, lines };
  }
  throw new Error(`Image de partage : « ${title} » est trop long.`);
}

/** The mark and the name; a long name is written smaller. */
function siteName(name: string, { measure, draw }: Face): string {
  const size = Math.min(NAME_SIZE, (ROOM - NAME_LEFT) / measure(name, 1));
  const mark = readFileSync('public/favicon.svg', 'base64');
  return (
    `<image x="${MARGIN}" y="${CLOTH_MARGIN}" width="${MARK}" height="${MARK}" href="data:image/svg+xml;base64,${mark}"/>` +
    draw(name, size, MARGIN + NAME_LEFT, CLOTH_MARGIN + MARK * 0.7, colorToken('ink'))
  );
}

function band(): string {
  const top = SHARED_HEIGHT - BAND;
  return (
    `<pattern id="band" y="${top}" width="${BAND}" height="${BAND}" patternUnits="userSpaceOnUse" viewBox="0 0 14 14">${clothDrawing('band')}</pattern>` +
    `<rect y="${top}" width="100%" height="${BAND}" fill="url(#band)"/>`
  );
}
