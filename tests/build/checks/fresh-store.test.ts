import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { freshStore } from '../../../src/build/checks/fresh-store.ts';

test.each([
  ['/site/.astro/data-store.json', 1],
  ['/site/content/seller.mdx', 0],
])('a change of %s has the content read again %i times', (path, times) => {
  const watcher = new EventEmitter();
  const invalidateModule = vi.fn<(module: object) => void>();
  const read = {};
  const moduleGraph = {
    getModuleById: (id: string) => (id === '\0astro:data-layer-content' ? read : undefined),
    invalidateModule,
  };
  const server = { watcher, environments: { ssr: { moduleGraph } } };
  freshStore(server as unknown as Parameters<typeof freshStore>[0]);
  watcher.emit('change', path);
  // Without Vite's mark of an update, by which a read that has begun would be kept.
  expect(invalidateModule.mock.calls).toEqual(times === 1 ? [[read]] : []);
});
