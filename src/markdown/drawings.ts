import type { Element } from 'hast';
import { drawingFigure } from './drawing.ts';
import type { Fence } from './fences.ts';
import { memoryFigure } from './memory/draw-memory.ts';
import { readMemory } from './memory/read-memory.ts';
import { timelineFigure } from './timeline.ts';
import { treeFigure } from './tree.ts';

type Drawn = Pick<Fence, 'code' | 'words'> & { title: string };

/** The languages of the fences that are drawn, each with what draws it; throws a `DrawingFault`. */
const DRAWN: Readonly<Record<string, (fence: Drawn) => Element>> = {
  dessin: drawingFigure,
  memoire: ({ code, title }) => memoryFigure(readMemory(code), title),
  arbre: treeFigure,
  frise: timelineFigure,
};

/** `dessin`, `memoire`, `arbre`, `frise` */
export const DRAWINGS = Object.keys(DRAWN);

/** The drawing of a fence whose language is one of `DRAWINGS`; throws a `DrawingFault` for what cannot be drawn. */
export function drawingOf({
  language,
  ...fence
}: Drawn & Pick<Fence, 'language'>): Element | undefined {
  return DRAWN[language]?.(fence);
}
