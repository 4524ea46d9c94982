import { RangeSet } from '@codemirror/state';
import { Decoration, type DecorationSet, GutterMarker } from '@codemirror/view';

/** These marks show the line that has a fault, in the text and beside its number. */
export interface Marks {
  line: DecorationSet;
  number: RangeSet<GutterMarker>;
}

class FaultyNumber extends GutterMarker {
  override elementClass = 'is-faulty';
}

/** Marks for the line that starts at this sign of the text; none for undefined. */
export function marksAt(start?: number): Marks {
  if (start === undefined) return { line: Decoration.none, number: RangeSet.empty };
  return {
    line: Decoration.set(Decoration.line({ class: 'is-faulty' }).range(start)),
    number: RangeSet.of(new FaultyNumber().range(start)),
  };
}
