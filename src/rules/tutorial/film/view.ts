import { entryMark, type Mark, markOf } from './changes.ts';
import { AROUND, type Film, type FilmFrame, type FilmObject, PROGRAM } from './film.ts';
import { sentenceOf } from './sentence.ts';
import { listed, objectTitle, sourcesOf, valueText } from './words.ts';

const TITLES: Readonly<Record<string, string>> = {
  [PROGRAM]: 'Programme',
  [AROUND]: 'Variables du programme',
};

/** A variable, an item or a field, and what became of it at this line. */
export interface FilmRow {
  name: string;
  value: string;
  mark: Mark;
}

/** An open call or an object, with what it holds. */
export interface FilmBox {
  title: string;
  /** « lundi et mardi y mènent. »; '' where one alone does. */
  note: string;
  rows: FilmRow[];
}

/** All that a reader sees of one frame. */
export interface FilmView {
  /** The line that has just run, from 1. */
  line: number;
  /** « 3 / 24 ». */
  place: string;
  said: string;
  calls: FilmBox[];
  objects: FilmBox[];
  /** What the program has printed so far. */
  output: string;
}

/** What is shown of a frame, from 0 (U25). */
export function viewOf(film: Film, index: number): FilmView | undefined {
  const frame = film.frames[index];
  if (!frame) return undefined;
  const before = film.frames[index - 1];
  return {
    line: frame.line,
    place: `${index + 1} / ${film.frames.length}`,
    said: sentenceOf(film, index),
    calls: frame.calls.flatMap(([name, held], at) => {
      const rows = held.map((entry) => ({
        name: entry[0],
        value: valueText(entry[1], frame),
        mark: markOf(before, frame, at, entry),
      }));
      if (name === AROUND && rows.length === 0) return [];
      return [{ title: TITLES[name] ?? name, note: '', rows }];
    }),
    objects: frame.objects.map((object) => boxOf(object, before, frame)),
    output: film.output.slice(0, frame.printed),
  };
}

function boxOf(object: FilmObject, before: FilmFrame | undefined, frame: FilmFrame): FilmBox {
  const sources = sourcesOf(object, frame);
  return {
    title: objectTitle(object),
    note: sources.length > 1 ? `${listed(sources)} y mènent.` : '',
    rows: object[2].map((entry) => ({
      name: entry[0],
      value: valueText(entry[1], frame),
      mark: entryMark(before, object, entry),
    })),
  };
}
