import { readFileSync } from 'node:fs';
import { clothDrawing, colorToken } from './tokens.ts';

const COLUMNS = 4;
const TILE = 122;
const PITCH = 132;
const RADIUS = 16;
const EDGE = 3;
/** The share of the white tile left on each side of a logo. */
const LOGO_INSET = 0.18;
/** Nearly two motifs on a tile, as on the site. */
const MOTIF = 65;

/** Motifs by row. */
const MOTIFS = [1, 5, 2, 3, 4, 6, 8, 7, 2, 3, 1, 5, 7, 8, 4, 6];
/** The squares of the cloth that may hold a logo. */
const PLACES = [1, 4, 7, 10, 13, 15];
/** The first of the four tiles under a large logo. */
const CENTER = 5;

/** Pixels of a side of the cloth. */
export const CLOTH_SIZE = COLUMNS * PITCH - (PITCH - TILE);

/** The cloth with logos woven in: one alone is large, in the middle. */
export function cloth(logos: readonly string[]): string {
  const [large] = logos.length === 1 ? logos : [];
  const tiles = MOTIFS.map((motif, index) => {
    const small = large ? undefined : logos[PLACES.indexOf(index)];
    return small ? logoTile(small, index, TILE) : motifTile(motif, index);
  });
  if (large) tiles.push(logoTile(large, CENTER, PITCH + TILE));
  return `<defs>${MOTIFS.map(pattern).join('')}</defs>${tiles.join('')}`;
}

function pattern(motif: number, index: number): string {
  const [x, y] = corner(index);
  return `<pattern id="m${index}" x="${x}" y="${y}" width="${MOTIF}" height="${MOTIF}" patternUnits="userSpaceOnUse" viewBox="0 0 12 12">${clothDrawing(`motif-${motif}`)}</pattern>`;
}

function motifTile(motif: number, index: number): string {
  const [x, y] = corner(index);
  const box = `x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="${RADIUS}"`;
  return `<rect ${box} fill="${colorToken(`motif-${motif}-ground`)}"/><rect ${box} fill="url(#m${index})"/>`;
}

function logoTile(logo: string, index: number, size: number): string {
  const [x, y] = corner(index);
  const [half, inset, side] = [EDGE / 2, size * LOGO_INSET, size * (1 - 2 * LOGO_INSET)];
  const svg = readFileSync(`public/logos/${logo}.svg`, 'base64');
  const paint = `fill="${colorToken('paper')}" stroke="${colorToken('paper-edge')}" stroke-width="${EDGE}"`;
  return (
    `<rect x="${x + half}" y="${y + half}" width="${size - EDGE}" height="${size - EDGE}" rx="${RADIUS - half}" ${paint}/>` +
    `<image x="${x + inset}" y="${y + inset}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${svg}"/>`
  );
}

function corner(index: number): [x: number, y: number] {
  return [(index % COLUMNS) * PITCH, Math.floor(index / COLUMNS) * PITCH];
}
