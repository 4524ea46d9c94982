import { beforeEach, describe, expect, test, vi } from 'vitest';
import program from '../../../src/inline/offline/start.ts?program';
import { find } from '../../browser/page.ts';
import { run } from '../run.ts';

const ORIGIN = 'https://formation.example';
const postMessage = vi.fn();
const register = vi.fn();
let seen: (list: { getEntries: () => { name: string }[] }) => void;

class Observer {
  constructor(heard: typeof seen) {
    seen = heard;
  }
  observe = vi.fn();
}

beforeEach(() => {
  vi.resetAllMocks();
  register.mockResolvedValue(undefined);
  document.body.innerHTML = '<p class="offline-band"></p>';
});

function open(navigator: { onLine: boolean; serviceWorker?: object }) {
  return run(program, { navigator, location: { origin: ORIGIN }, PerformanceObserver: Observer });
}

describe('the band', () => {
  test('says that the network is gone, and leaves when it is back', () => {
    const device = { onLine: true };
    const fire = open(device);
    expect(find('.offline-band').textContent).toBe('');
    device.onLine = false;
    fire('offline');
    expect(find('.offline-band').textContent).toContain('Hors connexion');
    expect(document.documentElement.classList.contains('is-offline')).toBe(true);
    device.onLine = true;
    fire('online');
    expect(find('.offline-band').textContent).toBe('');
    expect(document.documentElement.classList.contains('is-offline')).toBe(false);
  });

  test('speaks at once on a page that opens without network', () => {
    open({ onLine: false });
    expect(find('.offline-band').textContent).toContain('Hors connexion');
  });
});

describe('the worker', () => {
  const ready = Promise.resolve({ active: { postMessage } });

  test('is registered once the page has loaded', () => {
    const fire = open({ onLine: true, serviceWorker: { register, ready } });
    expect(register).not.toHaveBeenCalled();
    fire('load');
    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  test('a registration that fails is not told', async () => {
    register.mockRejectedValue(new Error('refused'));
    open({ onLine: true, serviceWorker: { register, ready: new Promise(() => {}) } })('load');
    await expect(register.mock.results[0]?.value).rejects.toThrow('refused');
  });

  test('hears which files of ours the page is made of', async () => {
    document.documentElement.classList.add('saves-data');
    open({ onLine: true, serviceWorker: { register, ready } })('load');
    await ready;
    const names = [`${ORIGIN}/_astro/a.js`, `${ORIGIN}.evil.example/b.js`, 'https://api.example/c'];
    seen({ getEntries: () => names.map((name) => ({ name })) });
    expect(postMessage.mock.calls).toEqual([
      [{ files: [`${ORIGIN}/_astro/a.js`], savesData: true }],
    ]);
    seen({ getEntries: () => [{ name: 'https://api.example/c' }] });
    expect(postMessage).toHaveBeenCalledTimes(1);
  });

  test('a browser without workers is not asked for one', () => {
    expect(() => open({ onLine: true })('load')).not.toThrow();
  });
});
