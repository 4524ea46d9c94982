import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FrameNews } from '../../../../src/workshop/frame/messages.ts';
import { pythonEngine } from '../../../../src/workshop/languages/python/python-engine.ts';
import { type Box, wakeBox } from '../../../../src/workshop/page/box.ts';
import { workshopTemplate } from '../../workshop-page.ts';

let box: Box;

beforeEach(() => {
  document.body.innerHTML = workshopTemplate();
  box = wakeBox('x = 1\nprint(y)', true);
  document.body.append(box.element);
});

afterEach(() => {
  document.body.innerHTML = '';
});

/** What the frame of Python says, in its place. */
function say(...news: FrameNews[]): void {
  const { contentWindow } = box.element.querySelector('iframe') as HTMLIFrameElement;
  for (const data of news)
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'null', source: contentWindow }),
    );
}

const log = () => box.element.querySelector('pre')?.textContent;

function start() {
  const engine = pythonEngine(box, { tests: 'tests' });
  // Its first program is empty: Python is awake when the reader's comes.
  say({ kind: 'loaded' }, { kind: 'end' });
  return engine;
}

test('a program writes, its fault says and marks its line (U6, U18)', async () => {
  const ended = start().run('x = 1\nprint(y)', []);
  say({ kind: 'loaded' });
  say({ kind: 'log', text: '1' }, { kind: 'error', text: 'NameError', line: 2 }, { kind: 'end' });
  await ended;
  expect(log()).toBe('1\nLigne 2\nNameError\n');
  expect(box.element.querySelector('.has-fault')).not.toBeNull();
});

test('each verdict is told; what stops before them is said (U12, U18)', async () => {
  const engine = start();
  const told: string[] = [];
  const right = engine.check('x', ({ name }) => told.push(name));
  const verdict = { kind: 'verdict', name: 'un', isPassed: true, text: '' } as const;
  say({ kind: 'loaded' }, verdict, { kind: 'end' });
  expect(await right).toBeUndefined();
  expect(told).toEqual(['un']);
  const wrong = engine.check('x', () => {});
  say({ kind: 'loaded' }, { kind: 'error', text: 'SyntaxError', line: 1 }, { kind: 'end' });
  expect(await wrong).toMatch(/^Ton programme ne peut pas être vérifié/);
  expect(log()).toContain('SyntaxError');
});
