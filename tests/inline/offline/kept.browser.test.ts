import { beforeEach, expect, test, vi } from 'vitest';
import program from '../../../src/inline/offline/kept.ts?program';
import { keptCache, pagesCache } from '../../../src/rules/offline/cache-names.ts';
import { find } from '../../browser/page.ts';
import { run } from '../run.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div class="keep" data-keep="c"><button>Garder</button></div>
    <template id="kept"><p class="kept">Gardé hors ligne</p></template>`;
});

const isKept = () => find('.keep').classList.contains('is-kept');

test('a tutorial that is kept says so', async () => {
  run(program, { caches: { keys: async () => [pagesCache('a1'), keptCache('c', 'b2')] } });
  await vi.waitFor(() => expect(isKept()).toBe(true));
  expect(find('.keep').firstElementChild?.textContent).toBe('Gardé hors ligne');
});

test('another tutorial, even one whose name begins the same, is not this one', async () => {
  const keys = vi.fn().mockResolvedValue([keptCache('cpp', 'b2'), pagesCache('c@')]);
  run(program, { caches: { keys } });
  await keys.mock.results[0]?.value;
  await Promise.resolve();
  expect(isKept()).toBe(false);
});

test.each([
  { why: 'refuses its caches', caches: { keys: () => Promise.reject(new Error('refused')) } },
  { why: 'has no caches', caches: undefined },
])('a browser that $why keeps nothing, and no fault is told', async ({ caches }) => {
  expect(() => run(program, { caches })).not.toThrow();
  await Promise.resolve();
  expect(isKept()).toBe(false);
});
