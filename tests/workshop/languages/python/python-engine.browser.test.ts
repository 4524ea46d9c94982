import { expect, test } from 'vitest';
import { startEngine } from '../../../../src/workshop/languages/python/python-engine.ts';
import { openBox, say } from '../../workshop-page.ts';

const LOADED = { kind: 'loaded' };
const END = { kind: 'end' };

function start() {
  const box = openBox('x = 1\nprint(y)');
  const engine = startEngine(box, { tests: 'tests' });
  // Its first program is empty: Python is awake when the reader's comes.
  say(box.frame, LOADED, END);
  return { ...box, engine };
}

test('a program writes, its fault says and marks its line (U6, U18)', async () => {
  const { area, engine, frame, log } = start();
  const ended = engine.run('x = 1\nprint(y)', []);
  const fault = { kind: 'error', text: 'NameError', line: 2 };
  say(frame, LOADED, { kind: 'log', text: '1' }, fault, END);
  await ended;
  expect(log()).toBe('1\nLigne 2\nNameError\n');
  expect(area.className).toContain('has-fault');
});

test('each verdict is told; what stops before them is said (U12, U18)', async () => {
  const { engine, frame, log } = start();
  const told: string[] = [];
  const right = engine.check('x', ({ name }) => told.push(name));
  say(frame, LOADED, { kind: 'verdict', name: 'un', isPassed: true, text: '' }, END);
  expect(await right).toBeUndefined();
  expect(told).toEqual(['un']);
  const wrong = engine.check('x', () => {});
  say(frame, LOADED, { kind: 'error', text: 'SyntaxError', line: 1 }, END);
  expect(await wrong).toMatch(/^Ton programme ne peut pas être vérifié/);
  expect(log()).toContain('SyntaxError');
});
