import { afterEach, expect, test } from 'vitest';
import { wakeBox } from '../../../../src/browser/tutorial/workshop/box.ts';
import { engineFor } from '../../../../src/stores/tutorial/workshop/engines.ts';
import { workshopTemplate } from '../../../browser/tutorial/workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['html', '/atelier', undefined],
  ['css', '/atelier', undefined],
  ['javascript', '/atelier', undefined],
  ['typescript', '/atelier', 'Les types ne sont pas vérifiés ici.'],
  ['python', '/atelier-python', undefined],
] as const)('%s runs in %s (U1, U9, U16)', async (language, path, warning) => {
  document.body.innerHTML = workshopTemplate();
  const box = wakeBox('1', false);
  document.body.append(box.element);
  const engine = (await engineFor({ language, page: '', tests: '' }))(box);
  expect(engine.warning).toBe(warning);
  void engine.run('1', []);
  const frame = box.element.querySelector('iframe');
  await expect.poll(() => frame?.src && new URL(frame.src).pathname).toBe(path);
});
