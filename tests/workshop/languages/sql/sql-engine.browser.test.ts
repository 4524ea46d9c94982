import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SqlNews } from '../../../../src/workshop/languages/sql/protocol.ts';
import { sqlEngine } from '../../../../src/workshop/languages/sql/sql-engine.ts';
import { type Box, wakeBox } from '../../../../src/workshop/page/box.ts';
import { workshopTemplate } from '../../workshop-page.ts';

let box: Box;

beforeEach(() => {
  document.body.innerHTML = workshopTemplate();
  box = wakeBox('SELECT 1', true);
  document.body.append(box.element);
});

afterEach(() => {
  document.body.innerHTML = '';
});

/** What the frame of SQL says, in its place. */
function say(...news: SqlNews[]): void {
  const { contentWindow } = box.element.querySelector('iframe') as HTMLIFrameElement;
  for (const data of news)
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'null', source: contentWindow }),
    );
}

const shown = () => box.element.querySelector('.sql-results')?.textContent;

function start() {
  const engine = sqlEngine(box, { page: 'CREATE TABLE a (b)', tests: 'tests' });
  say({ kind: 'loaded' }, { kind: 'tables', tables: [] }, { kind: 'end' });
  return engine;
}

test('is asked for at once, in a frame that may run code and nothing else (U19)', () => {
  start();
  const frame = box.element.querySelector('iframe') as HTMLIFrameElement;
  expect(frame.sandbox.value).toBe('allow-scripts');
  expect(new URL(frame.src).pathname).toBe('/atelier-sql');
});

test('each run shows its own results alone (U21)', async () => {
  const engine = start();
  for (const text of ['un', 'deux']) {
    const ended = engine.run('x', []);
    say({ kind: 'loaded' }, { kind: 'log', text }, { kind: 'end' });
    await ended;
  }
  expect(shown()).toBe('deux');
});

test('each verdict is told; a query that cannot be checked is said to be so (U12, U20)', async () => {
  const engine = start();
  const told: string[] = [];
  const right = engine.check('x', ({ name }) => told.push(name));
  const verdict = { kind: 'verdict', name: 'un', isPassed: true, text: '' } as const;
  say({ kind: 'loaded' }, verdict, { kind: 'end' });
  expect(await right).toBeUndefined();
  expect(told).toEqual(['un']);
  const wrong = engine.check('x', () => {});
  say({ kind: 'loaded' }, { kind: 'error', text: 'arrêtée', message: '' }, { kind: 'end' });
  expect(await wrong).toMatch(/^Ta requête ne peut pas être vérifiée/);
  expect(shown()).toBe('arrêtée');
});
