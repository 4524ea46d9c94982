import { useStore as useNanostore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/** How an island reads a store: its first render is the server's, so that both always agree. */
export function useStore<Value>($store: ReadableAtom<Value>): Value {
  return useNanostore($store, { ssr: 'initial' });
}
