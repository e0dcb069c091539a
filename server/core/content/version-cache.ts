import { LRUCache } from 'lru-cache';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { projectVersion } from './section-queries.ts';

type Cached<Value> = { version: string; value: Value };

/** Returns a value of a project, and calls `read` only if its sections were written to since. */
export type VersionCache<Value> = (
  sql: Sql | Transaction,
  of: { project: number; name?: string },
  read: () => Promise<Value>,
) => Promise<Value>;

/**
 * Creates a cache of values that depend only on the content of a project's sections, one for each project and name
 * (docs/decisions/013). A value is read after its version, from the same server, so it is never older. The values have at most
 * the total size
 * `most`, as measured by `sizeOf`.
 */
export function createVersionCache<Value>(
  most: number,
  sizeOf: (value: Value) => number,
): VersionCache<Value> {
  const cached = new LRUCache<string, Cached<Value>>({
    maxSize: most,
    sizeCalculation: ({ value }) => sizeOf(value) + 1,
  });
  return async (sql, { project, name = '' }, read) => {
    const key = `${project} ${name}`;
    const version = await projectVersion(sql, project);
    const known = cached.get(key);
    if (known?.version === version) return known.value;
    const value = await read();
    cached.set(key, { version, value });
    return value;
  };
}
