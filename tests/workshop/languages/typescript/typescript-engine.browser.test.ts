import { expect, test } from 'vitest';
import { startEngine } from '../../../../src/workshop/languages/typescript/typescript-engine.ts';
import { openBox } from '../../workshop-page.ts';

function start(code: string) {
  const box = openBox(code);
  return { ...box, engine: startEngine(box, { language: 'typescript', page: '', tests: '' }) };
}

test('a fault of the types is told with its line, which is marked; nothing runs (U16)', async () => {
  const code = 'const a = 1;\nenum Jour {}';
  const { engine, log, chosen } = start(code);
  expect(await engine.check(code, () => {})).toMatch(/^Ligne 2\u00A0: .*enum/);
  expect(chosen()).toBe('enum Jour {}');
  await engine.run(code, []);
  expect(log()).toMatch(/^Ligne 2\u00A0: .*enum/);
  expect(document.querySelector('.workshop-tests')).toBeNull();
  engine.stop();
});

test('tests run in the frame once the types are removed, and are left when asked again (U16)', async () => {
  const code = 'const a: number = 1;';
  const { engine } = start(code);
  const first = engine.check(code, () => {});
  const second = engine.check(code, () => {});
  expect(await first).toBeUndefined();
  expect(document.querySelectorAll('.workshop-tests')).toHaveLength(1);
  engine.stop();
  expect(await second).toBeUndefined();
});
