import type { Sql } from './connect.ts';

/** A query of the driver; it calls `onexecute` when it has sent the query, and pipelines no other behind it if that is false. */
type Query = { options?: { onexecute?: () => boolean } };

const withoutPipeline = (made: unknown): unknown => {
  const { options } = made as Query;
  if (made instanceof Promise && options) options.onexecute ??= () => false;
  return made;
};

/**
 * Makes the driver send a statement of a pool only when the one before it on the same connection has ended. A pooler that
 * gives PostgreSQL’s connection to others after each transaction does so also when the first half of the next
 * statement, which the driver sends before it knows the types of its values, is already on it: its answer would be lost. In
 * a transaction the connection stays.
 */
export const oneAtATime = (sql: Sql): Sql =>
  new Proxy(sql, {
    apply: (target, _this, args) => withoutPipeline(Reflect.apply(target, undefined, args)),
    get(target, name) {
      if (name !== 'unsafe') return Reflect.get(target, name);
      return (...args: Parameters<Sql['unsafe']>) => withoutPipeline(target.unsafe(...args));
    },
  });
