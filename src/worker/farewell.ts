import { workerScope } from './scope.ts';

/** Put in the worker's place by `PUBLIC_OFFLINE=off`: clears what it had kept, and leaves. */
const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
