/** Values by name, those used least lately dropped when all together are too large. */
export type LruCache<Value> = { get(name: string): Value | undefined; set(name: string, value: Value): void };

/** Keeps values whose sizes together are at most `most`, in whatever `sizeOf` measures. */
export function createLruCache<Value>(most: number, sizeOf: (value: Value) => number): LruCache<Value> {
  // A Map goes through its names in the order in which they were set.
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
