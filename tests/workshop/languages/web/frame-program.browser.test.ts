import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readWorkshopNews } from '../../../../src/workshop/frame/messages.ts';
import program from '../../../../src/workshop/languages/web/frame-program.ts?program';
import { TURN } from '../../../../src/workshop/languages/web/loop-guard.ts';
import { run } from '../../../inline/run.ts';

const parent = { postMessage: vi.fn() };
const performance = { now: () => now };
const document = { open: vi.fn(), write: vi.fn(), close: vi.fn() };
let now: number;
let frame: Record<string, () => boolean>;
let console: Record<string, (...values: unknown[]) => void>;
let fire: ReturnType<typeof run>;

beforeEach(() => {
  vi.resetAllMocks();
  now = 1_000;
  frame = {};
  console = {};
  fire = start('null');
});

function start(origin: string) {
  return run(program, { origin, parent, performance, document, console, window: frame });
}

/** What the page around the frame has heard, as it reads it. */
function news() {
  return parent.postMessage.mock.calls.map(([message]) => readWorkshopNews(message));
}

test('says that it is ready, then writes the page that it is told to show', () => {
  expect(news()).toEqual([{ kind: 'ready' }]);
  fire('message', { source: parent, data: '<h1>Awa</h1>' });
  expect(document.write).toHaveBeenCalledWith('<h1>Awa</h1>');
  expect(document.close).toHaveBeenCalledTimes(1);
});

test('runs nothing where it has an origin, and says so (U2)', () => {
  vi.resetAllMocks();
  fire = start('https://exemple.test');
  fire('message', { source: parent, data: '<h1>Awa</h1>' });
  fire('message', { source: parent, data: { page: '<h1>Awa</h1>', script: '' } });
  expect(document.write).not.toHaveBeenCalled();
  expect(news()).toEqual([{ kind: 'error', text: 'Atelier non isolé.' }]);
});

test('writes nothing that another window sends', () => {
  fire('message', { source: {}, data: '<h1>Autre</h1>' });
  expect(document.write).not.toHaveBeenCalled();
});

describe('the console', () => {
  const round: unknown[] = [1];
  round.push(round);

  test.each([
    { values: ['a', 1, true, null, undefined], text: 'a 1 true null undefined' },
    { values: [['a', 1], []], text: "[ 'a', 1 ] []" },
    { values: [{ nom: 'Awa', notes: [12] }, {}], text: "{ nom: 'Awa', notes: [ 12 ] } {}" },
    { values: [new Map([['a', 1]]), new Map()], text: "Map(1) { 'a' => 1 } Map(0) {}" },
    { values: [new Set(['a', 2]), new Set()], text: "Set(2) { 'a', 2 } Set(0) {}" },
    { values: [new TypeError('faux')], text: 'TypeError: faux' },
    { values: [function carre() {}, () => {}], text: '[Function: carre] [Function: (anonymous)]' },
    { values: [window.document.createElement('h1')], text: '<h1>' },
    { values: [{ a: { b: { c: { d: { e: 1 } } } } }], text: '{ a: { b: { c: { d: […] } } } }' },
    { values: [round], text: '[ 1, […] ]' },
    { values: [10n, Symbol('s')], text: '10 Symbol(s)' },
    { values: [], text: '' },
  ])('writes $text', ({ values, text }) => {
    console.log?.(...values);
    expect(news().at(-1)).toEqual({ kind: 'log', text });
  });

  test('a loop that writes for ever fills 200 lines, says so, and leaves room for its error', () => {
    for (let turn = 0; turn < 5_000; turn += 1) console.log?.(turn);
    console.error?.('arrêtée');
    const heard = news().slice(1);
    expect(heard).toHaveLength(202);
    expect(heard.slice(-3)).toEqual([
      { kind: 'log', text: '199' },
      { kind: 'more' },
      { kind: 'error', text: 'arrêtée' },
    ]);
  });

  test.each([
    { what: 'a giant text', value: 'x'.repeat(1e8) },
    { what: 'a giant text in a list', value: ['x'.repeat(1e8)] },
    { what: 'a giant list', value: Array(1e6).fill('x') },
    { what: 'a giant map', value: new Map(Array.from({ length: 1e5 }, (_, key) => [key, key])) },
    {
      what: 'lists of lists',
      value: Array(1e3).fill(Array(1e3).fill(Array(1e3).fill(Array(1e3).fill('abc')))),
    },
  ])('$what is shown by its start', ({ value }) => {
    console.log?.(value);
    const [last] = news().slice(-1);
    expect(last).toMatchObject({ kind: 'log', text: expect.stringContaining('…') });
    expect(JSON.stringify(last).length).toBeLessThan(2_100);
  });

  test.each(['log', 'info', 'warn', 'error'])('%s is heard', (name) => {
    console[name]?.('a');
    expect(news().at(-1)).toEqual({ kind: name === 'error' ? 'error' : 'log', text: 'a' });
  });
});

test('what goes wrong is told', () => {
  fire('message', { source: parent, data: '' });
  fire('error', { message: 'x is not defined' });
  fire('error', {});
  fire('unhandledrejection', { reason: new Error('refus') });
  expect(news().slice(1)).toEqual([
    { kind: 'error', text: 'x is not defined' },
    { kind: 'error', text: '' },
    { kind: 'error', text: 'Error: refus' },
  ]);
});

test('a loop is stopped after two seconds, and counted anew once it has left', async () => {
  const turn = () => frame[TURN]?.();
  expect(turn()).toBe(true);
  now += 2_000;
  expect(turn()).toBe(true);
  now += 1;
  expect(turn).toThrow('Cette boucle tournait encore après 2 secondes : l’atelier l’a arrêtée.');
  await new Promise((resolve) => setTimeout(resolve));
  expect(turn()).toBe(true);
});
