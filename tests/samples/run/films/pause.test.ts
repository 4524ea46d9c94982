import { describe, expect, it } from 'vitest';
import type { FilmCall } from '../../../../src/rules/tutorial/film/film.ts';
import { framesOf, type Pause } from './pause.ts';

/** A pause before a line, in these open calls; `n` is what the program holds. */
function at(line: number, more: Partial<Pause> & { within?: string[]; n?: string } = {}): Pause {
  const { within = [], n = '0', ...facts } = more;
  const program: FilmCall = ['', [['n', n]]];
  const calls = [program, ...within.map((name): FilmCall => [name, []])];
  return { kind: 'line', line, printed: 0, calls, objects: [], ...facts };
}

/** Each frame in short: its line, its depth, what happened there. */
function told(...pauses: Pause[]): string[] {
  return framesOf(pauses).map(({ line, calls, returned, raised, from }) =>
    [line, ...calls.slice(1).map(([name]) => name), returned, raised, from]
      .filter((one) => one !== undefined)
      .join(' '),
  );
}

const END = { kind: 'return' } as const;

describe('the frames of a film', () => {
  it('tell each line once it has run, and the last at the end', () => {
    expect(told(at(1), at(2, { n: '1' }), at(2, { ...END, n: '2' }))).toEqual(['1', '2']);
  });

  it('tell a line that changes nothing too', () => {
    expect(told(at(1), at(2), at(2, END))).toEqual(['1', '2']);
  });

  it('tell a line where the program stops several times when something changes, and once at least', () => {
    expect(told(at(1), at(1), at(1, { n: '1' }), at(1, { n: '1' }), at(2, { n: '1' }))).toEqual([
      '1',
    ]);
    expect(told(at(1), at(1, { n: '1' }), at(1, { n: '2' }), at(2, { n: '2' }))).toEqual([
      '1',
      '1',
    ]);
    expect(told(at(1), at(1), at(2))).toEqual(['1']);
  });

  it('tell each turn of a loop', () => {
    expect(told(at(1), at(2), at(1), at(2), at(1), at(1, END))).toEqual(['1', '2', '1', '2', '1']);
  });

  it('tell a call at the line that calls, its return at its own, then what the caller makes of it', () => {
    const within = ['f'];
    const pauses = [
      at(3),
      at(1, { kind: 'call', within }),
      at(1, { ...END, within, returned: '6' }),
      at(4, { n: '6' }),
      at(4, { ...END, n: '6' }),
    ];
    expect(told(...pauses)).toEqual(['3 f', '1 f 6', '3', '4']);
  });

  it('tell at the last line of a function that it ends, where it returns nothing', () => {
    const within = ['f'];
    const pauses = [
      at(5),
      at(2, { kind: 'call', within }),
      at(3, { within }),
      at(4, { ...END, within }),
    ];
    expect(told(...pauses)).toEqual(['5 f', '2 f', '3 f ']);
  });

  it('tell an error where it is raised, then where it has gone up to', () => {
    const within = ['f'];
    const pauses = [
      at(4),
      at(2, { kind: 'call', within }),
      at(2, { kind: 'raise', within, raised: 'ValueError' }),
      at(5),
      at(6),
    ];
    expect(told(...pauses)).toEqual(['4 f', '2 f ValueError', '4', '5']);
  });

  it('tell a call that was put off at its own line, with what calls it', () => {
    const pauses = [
      at(1),
      at(2),
      at(2, END),
      at(1, { kind: 'call', within: ['f'], from: 'Timeout' }),
      at(1, { ...END, within: ['f'], returned: 'undefined' }),
    ];
    expect(told(...pauses)).toEqual(['1', '2', '1 f Timeout', '1 f undefined']);
  });

  it('are none where nothing ran', () => {
    expect(told()).toEqual([]);
  });
});
