import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/workshop/registry.ts';
import { find } from '../../browser/page.ts';
import { openBox, say } from '../workshop-page.ts';

const LOADED = { kind: 'loaded' };
const END = { kind: 'end' };
const FAULT = { kind: 'error', text: 'NameError', message: '', line: 2 };

/** The engine, which has done its first job: it is empty, so that it is awake when the reader's comes. */
async function start(language: 'python' | 'sql') {
  const box = openBox('x = 1\nprint(y)');
  const startEngine = await LANGUAGES[language].engine();
  const engine = startEngine(box, { language, page: '', tests: 'tests' });
  say(box.frame, LOADED, END);
  return { ...box, engine };
}

test.each([
  ['python', '/atelier-python'],
  ['sql', '/atelier-sql'],
] as const)(
  '%s is asked for at once, in a frame that may run code and nothing else (U9, U19)',
  async (language, path) => {
    const { frame } = await start(language);
    expect(frame.sandbox.value).toBe('allow-scripts');
    expect(new URL(frame.src).pathname).toBe(path);
  },
);

test('a program of Python writes, its fault says and marks its line (U6, U18)', async () => {
  const { area, engine, frame, log } = await start('python');
  const ended = engine.run('x = 1\nprint(y)', []);
  say(frame, LOADED, { kind: 'log', text: '1' }, FAULT, END);
  await ended;
  expect(log()).toBe('1\nLigne 2\nNameError\n');
  expect(area.className).toContain('has-fault');
});

test('each run of SQL shows its own results alone (U21)', async () => {
  const { engine, frame } = await start('sql');
  for (const text of ['un', 'deux']) {
    const ended = engine.run('x', []);
    say(frame, LOADED, { kind: 'log', text }, END);
    await ended;
  }
  expect(find('.sql-results').textContent).toBe('deux');
});

test.each([
  ['python', /^Ton programme ne peut pas être vérifié/],
  ['sql', /^Ta requête ne peut pas être vérifiée/],
] as const)(
  '%s: each verdict is told; what stops before them is said (U12, U18, U20)',
  async (language, says) => {
    const { element, engine, frame } = await start(language);
    const told: string[] = [];
    const right = engine.check('x', ({ name }) => told.push(name));
    say(frame, LOADED, { kind: 'verdict', name: 'un', isPassed: true, text: '' }, END);
    expect(await right).toBeUndefined();
    expect(told).toEqual(['un']);
    const wrong = engine.check('x', () => {});
    say(frame, LOADED, FAULT, END);
    expect(await wrong).toMatch(says);
    expect(element.textContent).toContain('NameError');
  },
);
