import { workerScope } from './scope.ts';

/**
 * Takes the worker's place with `PUBLIC_OFFLINE=off`: erases what was kept, then unregisters itself
 * (K9).
 */
const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
