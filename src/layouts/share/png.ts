import sharp from 'sharp';
import { type Cache, keyOf, openSpareCache } from '../../cache/cache.ts';

/** Few colours: what is flat then weighs little. */
const FORMAT = { palette: true, effort: 10 };

let cache: Cache | undefined;

/** An SVG as a PNG. Drawing takes half a second of processor: a picture is kept from one build to the next. */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  cache ??= openSpareCache('pictures');
  const key = keyOf(svg, FORMAT, sharp.versions);
  const known = cache.get<string>(key);
  if (known !== undefined) return new Uint8Array(Buffer.from(known, 'base64'));
  const png = await sharp(Buffer.from(svg)).png(FORMAT).toBuffer();
  cache.put(key, png.toString('base64'));
  return new Uint8Array(png);
}
