import regular from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff2?inline';
import bold from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?inline';
import regularMore from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-400-normal.woff2?inline';
import boldMore from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2?inline';
import { create, type Font } from 'fontkitten';

/** It measures a text, and draws it as outlines that need no font to be seen; sizes are pixels. */
export interface Face {
  measure: (text: string, size: number) => number;
  /** The baseline starts at (x, y). */
  draw: (text: string, size: number, x: number, y: number, color: string) => string;
}

/** The site's own files; the second ones hold letters such as « ŋ ». */
const FILES = { 400: [regular, regularMore], 700: [bold, boldMore] };

/** French wants this space before « ? » and « % »; no face of ours has it. */
const NARROW_SPACE = '\u202F';
const NARROW_EM = 0.15;

const opened = new Map<keyof typeof FILES, Font[]>();

/** Bricolage Grotesque. Sharp writes texts too, but cannot read these files: it takes what it finds. */
export function bricolage(weight: keyof typeof FILES): Face {
  // Opening them is slow, and fifteen tutorials have a picture.
  const fonts = opened.get(weight) ?? FILES[weight].map(open);
  opened.set(weight, fonts);
  const letters = (text: string) => [...text].map((sign) => letter(fonts, sign));
  return {
    measure: (text, size) => width(letters(text)) * size,
    draw: (text, size, x, y, color) => {
      const paths = letters(text).map(({ path }, index, all) => {
        const before = width(all.slice(0, index));
        return `<path transform="translate(${before})" d="${path}"/>`;
      });
      return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size})">${paths.join('')}</g>`;
    },
  };
}

/** In em. */
interface Letter {
  advance: number;
  path: string;
}

function width(letters: readonly Letter[]): number {
  return letters.reduce((sum, { advance }) => sum + advance, 0);
}

function letter(fonts: readonly Font[], sign: string): Letter {
  if (sign === NARROW_SPACE) return { advance: NARROW_EM, path: '' };
  const code = sign.codePointAt(0) ?? 0;
  const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
  if (!font) throw new Error(`Image de partage : la police n’a pas la lettre « ${sign} ».`);
  const { advanceWidth, path } = font.glyphForCodePoint(code);
  const em = 1 / font.unitsPerEm;
  return { advance: advanceWidth * em, path: path.scale(em, -em).toSVG() };
}

function open(dataUrl: string): Font {
  const font = create(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  if (font.isCollection) throw new Error('a font file holds one font');
  return font;
}
