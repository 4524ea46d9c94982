/** What this program uses of a service worker: the compiler's DOM types describe a page. */
interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends Waiting {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export interface MessageEvent extends Waiting {
  readonly data: { readonly files: readonly string[]; readonly savesData: boolean };
  readonly source: { readonly url: string };
}

interface Client {
  postMessage: (message: string) => void;
}

export interface Scope {
  readonly location: { readonly origin: string };
  readonly clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly Client[]> };
  readonly registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', heard: (event: Waiting) => void): void;
    (name: 'fetch', heard: (event: FetchEvent) => void): void;
    (name: 'message', heard: (event: MessageEvent) => void): void;
  };
}

export function workerScope(): Scope {
  return globalThis as unknown as Scope;
}
