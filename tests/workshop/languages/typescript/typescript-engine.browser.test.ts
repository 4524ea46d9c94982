import { afterEach, expect, test } from 'vitest';
import { typescriptEngine } from '../../../../src/workshop/languages/typescript/typescript-engine.ts';
import { wakeBox } from '../../../../src/workshop/page/box.ts';
import { workshopTemplate } from '../../workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function start(code: string) {
  document.body.innerHTML = workshopTemplate();
  const box = wakeBox(code, true);
  document.body.append(box.element);
  const exercise = { language: 'typescript', page: '', tests: '' };
  const area = box.element.querySelector('textarea') as HTMLTextAreaElement;
  return {
    engine: typescriptEngine(box, exercise),
    log: () => box.element.querySelector('pre')?.textContent,
    chosen: () => area.value.slice(area.selectionStart, area.selectionEnd),
  };
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
