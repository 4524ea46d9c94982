import { expect, test, vi } from 'vitest';
import { stopButton } from '../../../src/workshop/page/stop-button.ts';

test('« Exécuter » starts a program, « Arrêter » stops it, then starts again (U9)', async () => {
  const button = document.createElement('button');
  button.textContent = 'Exécuter';
  const [start, stop] = [vi.fn(), vi.fn()];
  const untilStopped = stopButton(button, start);
  button.click();
  expect(start).toHaveBeenCalledOnce();

  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = untilStopped(promise, stop);
  expect(button.textContent).toBe('Arrêter');
  button.click();
  expect(stop).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledOnce();
  resolve();
  await ended;
  expect(button.textContent).toBe('Exécuter');
  button.click();
  expect(start).toHaveBeenCalledTimes(2);
});
