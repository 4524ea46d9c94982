import { expect, test } from 'vitest';
import { startEngine } from '../../../../src/workshop/languages/sql/sql-engine.ts';
import { find } from '../../../browser/page.ts';
import { openBox, say } from '../../workshop-page.ts';

const LOADED = { kind: 'loaded' };
const END = { kind: 'end' };
const shown = () => find('.sql-results').textContent;

function start() {
  const box = openBox('SELECT 1');
  const engine = startEngine(box, { page: 'CREATE TABLE a (b)', tests: 'tests' });
  say(box.frame, LOADED, { kind: 'tables', tables: [] }, END);
  return { ...box, engine };
}

test('is asked for at once, in a frame that may run code and nothing else (U19)', () => {
  const { frame } = start();
  expect(frame.sandbox.value).toBe('allow-scripts');
  expect(new URL(frame.src).pathname).toBe('/atelier-sql');
});

test('each run shows its own results alone (U21)', async () => {
  const { engine, frame } = start();
  for (const text of ['un', 'deux']) {
    const ended = engine.run('x', []);
    say(frame, LOADED, { kind: 'log', text }, END);
    await ended;
  }
  expect(shown()).toBe('deux');
});

test('each verdict is told; a query that cannot be checked is said to be so (U12, U20)', async () => {
  const { engine, frame } = start();
  const told: string[] = [];
  const right = engine.check('x', ({ name }) => told.push(name));
  say(frame, LOADED, { kind: 'verdict', name: 'un', isPassed: true, text: '' }, END);
  expect(await right).toBeUndefined();
  expect(told).toEqual(['un']);
  const wrong = engine.check('x', () => {});
  say(frame, LOADED, { kind: 'error', text: 'arrêtée', message: '' }, END);
  expect(await wrong).toMatch(/^Ta requête ne peut pas être vérifiée/);
  expect(shown()).toBe('arrêtée');
});
