import type postgres from 'postgres';

/** A query of the driver that is outside of a transaction. */
type Query = {
  options: {
    /** Called when the driver has sent the query; it pipelines no other behind it if that is false. */
    onexecute?: () => boolean;
  };
  /** Called by the driver with the result. */
  resolve: (result: unknown) => void;
};

/**
 * Makes the driver send a statement of a pool only when the one before it on the same connection has ended. Some
 * poolers give PostgreSQL's connection to others after each transaction. They also do so when the driver has already
 * sent the first half of the next statement, which it does before it knows the types of its values; then the answer
 * would be lost. In a transaction the connection stays, so nothing waits.
 */
export function sendAlone({ options }: Query): void {
  options.onexecute ??= () => false;
}

/**
 * Removes the holes that the driver leaves in front of a result's rows if the previous statement of the connection
 * failed amid its own rows (porsager/postgres issue 1119). Without this the first row would be missing. In a transaction
 * the statement after a failed one is a rollback, which has no rows and ends this.
 */
export function removeHoles(query: Query): void {
  const { resolve } = query;
  query.resolve = (result) => {
    if (Array.isArray(result) && result.length > 0 && !(0 in result)) {
      result.splice(0, Number(Object.keys(result)[0]));
    }
    resolve(result);
  };
}

/** A pool whose queries outside of transactions are changed before they are sent. */
export function withQueries<Pool extends postgres.Sql>(
  sql: Pool,
  changes: readonly ((query: Query) => void)[],
): Pool {
  const changed = <T>(result: T): T => {
    // A value, a name or a fragment is made by the same function, but is no query.
    if (result instanceof Promise) for (const change of changes) change(result as unknown as Query);
    return result;
  };
  return new Proxy(sql, {
    apply: (target, _this, args) => changed(Reflect.apply(target, undefined, args)),
    get(target, name) {
      if (name !== 'unsafe') return Reflect.get(target, name);
      return (...args: Parameters<postgres.Sql['unsafe']>) => changed(target.unsafe(...args));
    },
  });
}
