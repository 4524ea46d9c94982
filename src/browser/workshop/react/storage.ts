/** A storage that lives as long as the frame: a page of no origin has none of its own. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const put = (key: unknown, value: unknown) => void kept.set(String(key), String(value));
  const own = {
    getItem: (key: string) => kept.get(String(key)) ?? null,
    setItem: put,
    removeItem: (key: string) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  return new Proxy(own as Storage, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : kept.get(String(key))),
    set(_, key, value) {
      put(key, value);
      return true;
    },
    has: (target, key) => key in target || kept.has(String(key)),
    deleteProperty: (_, key) => {
      kept.delete(String(key));
      return true;
    },
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key))
        ? { configurable: true, enumerable: true, value: kept.get(String(key)) }
        : undefined,
  });
}
