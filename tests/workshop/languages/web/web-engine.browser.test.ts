import { afterEach, expect, test } from 'vitest';
import { webEngine } from '../../../../src/workshop/languages/web/web-engine.ts';
import { wakeBox } from '../../../../src/workshop/page/box.ts';
import { workshopTemplate } from '../../workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function engine() {
  document.body.innerHTML = workshopTemplate();
  const box = wakeBox('un\ndeux', false);
  document.body.append(box.element);
  const exercise = { language: 'javascript', page: '', tests: '' } as const;
  return { box, engine: webEngine(box, exercise) };
}

const say = (frame: HTMLIFrameElement | null, data: unknown) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: 'null', source: frame?.contentWindow ?? null }),
  );

test('a fault of what runs marks its line in the field (U6)', async () => {
  const { box, engine: started } = engine();
  await started.run('un\ndeux', []);
  say(box.element.querySelector('iframe'), { kind: 'error', text: 'oups', line: 3 });
  const area = box.element.querySelector('textarea') as HTMLTextAreaElement;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('deux');
});

test('tests that run are left when others begin, or when they are stopped (U12)', async () => {
  const { engine: started } = engine();
  const first = started.check('', () => {});
  const second = started.check('', () => {});
  expect(await first).toBeUndefined();
  expect(document.querySelectorAll('.workshop-tests')).toHaveLength(1);
  started.stop();
  expect(await second).toBeUndefined();
  expect(document.querySelector('.workshop-tests')).toBeNull();
});
