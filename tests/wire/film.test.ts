import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFilm } from '../../src/wire/film.ts';

const value = fc.oneof(fc.string(), fc.nat());
const entries = fc.array(fc.tuple(fc.string(), value), { maxLength: 3 });
const frame = fc.record(
  {
    line: fc.nat(),
    printed: fc.nat(),
    calls: fc.array(fc.tuple(fc.string(), entries), { maxLength: 3 }),
    objects: fc.array(fc.tuple(fc.nat(), fc.string(), entries), { maxLength: 3 }),
    returned: value,
    raised: fc.string(),
    from: fc.string(),
  },
  { requiredKeys: ['line', 'printed', 'calls', 'objects'] },
);
const film = fc.record({ output: fc.string(), frames: fc.array(frame, { minLength: 1 }) });

test('a film is read as it was written, and what is not known is left out', () => {
  fc.assert(
    fc.property(film, (written) => {
      const sent = JSON.parse(JSON.stringify({ ...written, more: 1 }));
      expect(decodeFilm(sent)).toEqual(JSON.parse(JSON.stringify(written)));
    }),
  );
});

test('anything else is refused, whatever it is', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(() => decodeFilm(answer)).toThrow(TypeError);
    }),
  );
});

const FRAME = { line: 1, printed: 0, calls: [['', [['a', '1']]]], objects: [[0, 'list', []]] };
const FILM: { output: string; frames: unknown[] } = { output: '', frames: [FRAME] };

test.each([
  ['no output', { ...FILM, output: undefined }],
  ['no frame', { ...FILM, frames: [] }],
  ['a frame that is none', { ...FILM, frames: [null] }],
  ['a line that is a text', { ...FILM, frames: [{ ...FRAME, line: '1' }] }],
  ['a line below zero', { ...FILM, frames: [{ ...FRAME, line: -1 }] }],
  ['no count of what is printed', { ...FILM, frames: [{ ...FRAME, printed: null }] }],
  ['no calls', { ...FILM, frames: [{ ...FRAME, calls: undefined }] }],
  ['a call without a name', { ...FILM, frames: [{ ...FRAME, calls: [[1, []]] }] }],
  ['a call without variables', { ...FILM, frames: [{ ...FRAME, calls: [['f']] }] }],
  ['a variable without a value', { ...FILM, frames: [{ ...FRAME, calls: [['f', [['a']]]] }] }],
  ['an object without a number', { ...FILM, frames: [{ ...FRAME, objects: [['0', 'list', []]] }] }],
  ['an object without a kind', { ...FILM, frames: [{ ...FRAME, objects: [[0, 1, []]] }] }],
  ['a returned value that is none', { ...FILM, frames: [{ ...FRAME, returned: true }] }],
])('%s: no film', (_, answer) => {
  expect(decodeFilm(FILM)).toEqual(FILM);
  expect(() => decodeFilm(answer)).toThrow(TypeError);
});
