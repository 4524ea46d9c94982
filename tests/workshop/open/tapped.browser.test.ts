import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tapped } from '../../../src/workshop/open/tapped.ts';
import { find } from '../../browser/page.ts';

let button: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = `<button data-download="210 Ko">Essayer</button>
    <div class="notices"><div role="alert"></div><template><div><p></p></div></template></div>`;
  button = find('button');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.body.innerHTML = '';
});

test('opens once, however often it is tapped meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = vi.fn(() => promise);
  const first = tapped(button, open);
  await tapped(button, open);
  resolve();
  await first;
  expect(open).toHaveBeenCalledOnce();
  await tapped(button, open);
  expect(open).toHaveBeenCalledTimes(2);
});

test('under Save-Data, what is heavy is asked for twice, what is light once (U18)', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const open = vi.fn(async () => {});
  await tapped(button, open);
  expect(open).not.toHaveBeenCalled();
  expect(button.textContent).toBe('Télécharger 210 Ko et ouvrir l’atelier');
  await tapped(button, open);
  expect(open).toHaveBeenCalledOnce();
  const light = document.createElement('button');
  await tapped(light, open);
  expect(open).toHaveBeenCalledTimes(2);
});

test('what does not load is said, and may be tapped again (U18)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await tapped(button, () => Promise.reject(new TypeError('no network')));
  expect(find('[role=alert]').textContent).toContain('L’atelier ne s’est pas chargé');
  expect(button.ariaBusy).toBeNull();
  warn.mockRestore();
});
