/** A cache with string keys, which drops the least recently used values. */
export type LruCache<Value> = { get(name: string): Value | undefined; set(name: string, value: Value): void };

/** Makes a cache whose values have at most the total size `most`, as measured by `sizeOf`. */
export function createLruCache<Value>(most: number, sizeOf: (value: Value) => number): LruCache<Value> {
  // A Map iterates in insertion order.
  const values = new Map<string, Value>();
  let size = 0;
  const drop = (name: string) => {
    const value = values.get(name);
    if (value !== undefined) size -= sizeOf(value);
    values.delete(name);
  };
  return {
    get(name) {
      const value = values.get(name);
      if (value === undefined) return undefined;
      values.delete(name);
      values.set(name, value);
      return value;
    },
    set(name, value) {
      drop(name);
      values.set(name, value);
      size += sizeOf(value);
      for (const oldest of values.keys()) {
        if (size <= most) return;
        drop(oldest);
      }
    },
  };
}
