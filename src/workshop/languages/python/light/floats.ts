import { floatText } from './float-text.ts';

/** Where the program of MicroPython 1.27.0 has the function that writes a float, in its table of functions. */
const FLOAT_WRITER = 161;
/** In bytes: what stands before the number in a float of MicroPython, and the longest text of one. */
const HEAD = 8;
const LONGEST = 32;
/** A module of WebAssembly that gives back, as one of its own, the function of three numbers that it is given. */
const BRIDGE: readonly number[] = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 3, 127, 127, 127, 0],
  ...[2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0],
];

/** The part of the program that is used here. */
interface Exports {
  memory: WebAssembly.Memory;
  malloc: (bytes: number) => number;
  __indirect_function_table: WebAssembly.Table;
}

/** Gives the writing of Python to MicroPython, whose own has digits too many: it writes 8934.620000000001 for 8934.62. */
export function mendFloats({ exports }: WebAssembly.Instance): void {
  const { memory, malloc, __indirect_function_table: table } = exports as unknown as Exports;
  let place = 0;
  const write = (printer: number, float: number) => {
    place ||= malloc(LONGEST);
    const view = new DataView(memory.buffer);
    const text = floatText(view.getFloat64(float + HEAD, true));
    for (let at = 0; at < text.length; at += 1) view.setUint8(place + at, text.charCodeAt(at));
    table.get(view.getUint32(printer + 4, true))(view.getUint32(printer, true), place, text.length);
  };
  const bridge = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(BRIDGE)), {
    e: { f: write },
  });
  table.set(FLOAT_WRITER, bridge.exports.f);
}
