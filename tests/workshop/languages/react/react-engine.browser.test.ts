import { expect, test } from 'vitest';
import { startEngine } from '../../../../src/workshop/languages/react/react-engine.ts';
import { openBox } from '../../workshop-page.ts';

function start(code: string, files = {}) {
  const box = openBox(code, false);
  return { ...box, engine: startEngine(box, { language: 'jsx', page: '', tests: '', files }) };
}

test('a fault of JSX is told with its line, which is marked; nothing runs (U23)', async () => {
  const code = 'const a = 1;\nconst b = <p></h1>;';
  const { engine, log, chosen } = start(code);
  expect(await engine.check(code, () => {})).toMatch(/^Ligne 2\u00A0: Cette balise fermante/);
  expect(chosen()).toBe('const b = <p></h1>;');
  await engine.run(code, []);
  expect(log()).toMatch(/^Ligne 2\u00A0: Cette balise fermante/);
  expect(document.querySelector('.workshop-tests')).toBeNull();
  engine.stop();
});

test('tests run in the frame, and are left when asked again (U23)', async () => {
  const code = 'export default () => <p/>';
  const { engine } = start(code, { 'page.jsx': code });
  const first = engine.check(code, () => {});
  const second = engine.check(code, () => {});
  expect(await first).toBeUndefined();
  expect(document.querySelectorAll('.workshop-tests')).toHaveLength(1);
  engine.stop();
  expect(await second).toBeUndefined();
});
