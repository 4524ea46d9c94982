import { afterEach, expect, test } from 'vitest';
import { reactEngine } from '../../../../src/workshop/languages/react/react-engine.ts';
import { wakeBox } from '../../../../src/workshop/page/box.ts';
import { workshopTemplate } from '../../workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function start(code: string, files = {}) {
  document.body.innerHTML = workshopTemplate();
  const box = wakeBox(code, false);
  document.body.append(box.element);
  const area = box.element.querySelector('textarea') as HTMLTextAreaElement;
  return {
    engine: reactEngine(box, { language: 'jsx', page: '', tests: '', files }),
    log: () => box.element.querySelector('pre')?.textContent,
    chosen: () => area.value.slice(area.selectionStart, area.selectionEnd),
  };
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
