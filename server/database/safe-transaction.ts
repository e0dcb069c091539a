import { setImmediate as turn } from 'node:timers/promises';
import type { Sql, Transaction } from './connect.ts';
import { transientErrorOf } from './retry.ts';

/** What is done in a transaction. */
export type Work = (tx: Transaction) => unknown;

/** As the driver says it of a connection that broke. */
const lostError = () =>
  Object.assign(new Error('The transaction’s connection is gone'), { code: 'CONNECTION_CLOSED' });

/** A promise for a driver that would only send more over a connection that is gone. */
const never = () => new Promise<never>(() => {});

/**
 * `sql.begin`, safe against a connection that breaks under a transaction. The driver would send the ROLLBACK all the same,
 * which ends the process (porsager/postgres issue 1208), and what the work sends later over whatever has that place in the
 * pool by then: another's transaction. Here nothing more is sent, and `begin` rejects with CONNECTION_CLOSED.
 */
export function safeTransaction(begin: Sql['begin']): Sql['begin'] {
  const transaction = (...given: [string, Work] | [Work]) => {
    const work = given.at(-1) as Work;
    let isLost = false;
    const guarded = (tx: Transaction) =>
      new Proxy(tx, {
        apply(target, _this, args) {
          if (isLost) throw lostError();
          return Reflect.apply(target, undefined, args);
        },
      });
    const guardedWork = async (tx: Transaction) => {
      try {
        const result = await work(guarded(tx));
        return isLost ? never() : result;
      } catch (error) {
        // The connection's end is told a moment after that of the statement under way.
        await turn();
        return isLost || transientErrorOf(error) === 'lost' ? never() : Promise.reject(error);
      }
    };
    const outcome = given.length === 2 ? begin(given[0], guardedWork) : begin(guardedWork);
    outcome.catch((error) => {
      isLost ||= transientErrorOf(error) === 'lost';
    });
    return outcome;
  };
  return transaction as Sql['begin'];
}
