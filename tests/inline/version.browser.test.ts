import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasTypedText } from '../../src/browser/platform/typing.ts';
import program from '../../src/inline/version.ts?program';
import { blockStorage, find, stopClock } from '../browser/page.ts';
import { run } from './run.ts';

const NEW = 'Une nouvelle version est disponible';
const GONE = new TypeError('Failed to fetch dynamically imported module: /_astro/a.js');

const reload = vi.fn();
let worker: { onmessage?: (event: { data: string }) => void };
let fire: ReturnType<typeof run>;

function open(navigator: object = { onLine: true, serviceWorker: worker }): void {
  fire = run(program, { location: { reload }, navigator });
}

/** The text of the notice; undefined while it is hidden. */
function notice(): string | undefined {
  return find('.version > div').hidden ? undefined : (find('.version p').textContent ?? '');
}

function lose(reason: unknown): Event {
  const event = new CustomEvent('astro:hydration-error', {
    cancelable: true,
    detail: { error: reason },
  });
  fire('astro:hydration-error', event);
  return event;
}

beforeEach(() => {
  stopClock();
  vi.setSystemTime(1_764_000_000_000);
  reload.mockReset();
  worker = {};
  document.documentElement.dataset.version = 'aaaa1111';
  document.body.innerHTML = `
    <div class="version"><div hidden><p></p><button>Recharger</button>
      <button aria-label="Fermer"></button></div></div>
    <button data-reload><i></i></button>`;
});

describe('a file that is gone', () => {
  test('loads the page again, once in 30 s, then offers to', () => {
    open();
    expect(lose(GONE).defaultPrevented).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    lose(GONE);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notice()).toBe(NEW);
    vi.advanceTimersByTime(1);
    lose(GONE);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is heard as a promise that failed, and as a script that did not load', () => {
    open();
    fire('unhandledrejection', { preventDefault: vi.fn(), reason: GONE });
    expect(reload).toHaveBeenCalledTimes(1);
    fire('error', { preventDefault: vi.fn(), target: { type: 'module' } });
    expect(notice()).toBe(NEW);
  });

  test.each([undefined, null, 'Network request failed', new Error('autre'), {}])(
    'another fault changes nothing: %s',
    (reason) => {
      open();
      expect(lose(reason).defaultPrevented).toBe(false);
      expect(reload).not.toHaveBeenCalled();
      expect(notice()).toBeUndefined();
    },
  );

  test('changes nothing without network', () => {
    open({ onLine: false });
    lose(GONE);
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).toBeUndefined();
  });

  test('never loads again without a storage to count in', () => {
    blockStorage('sessionStorage');
    open();
    lose(GONE);
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).toBe(NEW);
  });

  test('nor with a storage that holds no time', () => {
    sessionStorage.setItem('renewedAt', 'hier');
    open();
    lose(GONE);
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).toBe(NEW);
  });

  test.each(['<textarea>du texte</textarea>', '<textarea>  </textarea>'])(
    'never under a text that is being typed: %s',
    (html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      open();
      lose(GONE);
      expect(reload).toHaveBeenCalledTimes(hasTypedText() ? 0 : 1);
      expect(notice()).toBe(hasTypedText() ? NEW : undefined);
    },
  );
});

describe('a newer build', () => {
  test('that changed this page is told by the worker', () => {
    open();
    worker.onmessage?.({ data: 'bbbb2222 cccc3333' });
    expect(notice()).toBe(NEW);
  });

  test('that changed other pages is not told', () => {
    open();
    worker.onmessage?.({ data: 'bbbb2222 aaaa1111' });
    expect(notice()).toBeUndefined();
  });

  test('a browser without workers runs the rest', () => {
    open({ onLine: true });
    lose(GONE);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the buttons', () => {
  test.each(['.version button:not([aria-label])', '[data-reload] i'])('%s reloads', (selector) => {
    open();
    fire('click', { target: find(selector) });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('« Fermer » hides the notice', () => {
    open();
    worker.onmessage?.({ data: 'bbbb2222' });
    fire('click', { target: find('[aria-label=Fermer]') });
    expect(notice()).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a click elsewhere is nothing', () => {
    open();
    fire('click', { target: document.body });
    expect(reload).not.toHaveBeenCalled();
  });
});

test.each([
  { island: '<astro-island ssr client="idle"></astro-island>', isTold: true },
  { island: '<astro-island ssr client="load"></astro-island>', isTold: true },
  { island: '<astro-island ssr client="intent"></astro-island>', isTold: false },
  { island: '<astro-island client="idle"></astro-island>', isTold: false },
])('after 120 s: $island: told $isTold', ({ island, isTold }) => {
  document.body.insertAdjacentHTML('beforeend', island);
  open();
  vi.advanceTimersByTime(119_999);
  expect(notice()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(notice() !== undefined).toBe(isTold);
});
