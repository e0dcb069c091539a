import { setImmediate as turn } from 'node:timers/promises';
import type postgres from 'postgres';
import { isConnectionLost } from './retry.ts';

/** The statements of a transaction. */
export type Work = (tx: postgres.TransactionSql) => unknown;

/** The driver's error for a broken connection. */
const lostError = () =>
  Object.assign(new Error('The transaction’s connection is gone'), { code: 'CONNECTION_CLOSED' });

/** A promise that never resolves, so that the driver sends nothing more over a connection that is gone. */
const never = () => new Promise<never>(() => {});

/**
 * `sql.begin`, safe against a connection that breaks during the transaction. The driver would still send ROLLBACK,
 * which ends the process (porsager/postgres issue 1208), and further statements over another connection, into another
 * transaction. This sends nothing more, and rejects with CONNECTION_CLOSED.
 */
export function safeTransaction<Begin extends postgres.Sql['begin']>(begin: Begin): Begin {
  const transaction = (...given: [string, Work] | [Work]) => {
    const work = given.at(-1) as Work;
    let isLost = false;
    const guarded = (tx: postgres.TransactionSql) =>
      new Proxy(tx, {
        apply(target, _this, args) {
          if (isLost) throw lostError();
          return Reflect.apply(target, undefined, args);
        },
      });
    const guardedWork = async (tx: postgres.TransactionSql) => {
      try {
        const result = await work(guarded(tx));
        return isLost ? never() : result;
      } catch (error) {
        // The driver reports the end of the connection just after that of the statement.
        await turn();
        return isLost || isConnectionLost(error) ? never() : Promise.reject(error);
      }
    };
    const outcome = given.length === 2 ? begin(given[0], guardedWork) : begin(guardedWork);
    outcome.catch((error) => {
      isLost ||= isConnectionLost(error);
    });
    return outcome;
  };
  return transaction as Begin;
}
