import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
/** What a small phone shows, without the sharpness of larger screens: pages and drawings stay readable. */
const LIGHT = { width: 320, colours: 16 } as const;

interface Picture {
  type: string;
  bytes: Buffer;
}

/**
 * A picture of the built site as an address within a text, `data:image/webp;base64,…`; a light one is the shortest of
 * what it was and of sixteen colours at 320 px. Throws a sentence when it is not there.
 */
export async function pictureData(folder: string, path: string, isLight = false): Promise<string> {
  const picture = read(folder, path);
  const { type, bytes } = isLight ? await lightened(picture) : picture;
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function read(folder: string, path: string): Picture {
  const type = TYPES[extname(path)];
  // Of our own site, and inside the folder.
  const isOwn = path.startsWith('/') && !path.startsWith('//') && !path.includes('..');
  try {
    if (type && isOwn) return { type, bytes: readFileSync(join(folder, path)) };
  } catch {
    // The sentence below says so.
  }
  throw missingPicture(path);
}

/** What is said of a picture that a page shows and the built site does not hold. */
export function missingPicture(path: string): Error {
  return new Error(`L’image « ${path} » manque dans la construction.`);
}

async function lightened(picture: Picture): Promise<Picture> {
  if (picture.type === TYPES['.svg']) return picture;
  const { width, colours } = LIGHT;
  const small = sharp(picture.bytes).resize({ width, withoutEnlargement: true });
  const png = await small.png({ palette: true, colours, effort: 10 }).toBuffer();
  const webp = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  const others = [
    { type: 'image/png', bytes: png },
    { type: 'image/webp', bytes: webp },
  ];
  return others.reduce((best, one) => (one.bytes.length < best.bytes.length ? one : best), picture);
}
