import { expect, test } from 'vitest';
import { webEngine } from '../../../../src/workshop/languages/web/web-engine.ts';
import { openBox, say } from '../../workshop-page.ts';

function start() {
  const box = openBox('un\ndeux', false);
  return { ...box, engine: webEngine(box, { language: 'javascript', page: '', tests: '' }) };
}

test('a fault of what runs marks its line in the field (U6)', async () => {
  const { engine, frame, chosen } = start();
  await engine.run('un\ndeux', []);
  say(frame, { kind: 'error', text: 'oups', line: 3 });
  expect(chosen()).toBe('deux');
});

test('tests that run are left when others begin, or when they are stopped (U12)', async () => {
  const { engine } = start();
  const first = engine.check('', () => {});
  const second = engine.check('', () => {});
  expect(await first).toBeUndefined();
  expect(document.querySelectorAll('.workshop-tests')).toHaveLength(1);
  engine.stop();
  expect(await second).toBeUndefined();
  expect(document.querySelector('.workshop-tests')).toBeNull();
});
