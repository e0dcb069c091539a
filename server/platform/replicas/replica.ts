import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { cancelOnAbort } from '../database/cancel-statement.ts';
import { connect, type PoolLimits, type Sql, type Transaction } from '../database/connect.ts';
import { resilientSql, type StatementObserver } from '../database/resilient-sql.ts';
import { SNAPSHOT_READ } from '../streaming/large-responses.ts';
import { isIncluded, type Position } from './position.ts';
import { beginAnew, type ReplicaState, replicaState } from './position-queries.ts';

/** Why a replica does not answer a read. */
export type Unfit = 'down' | 'slow' | 'behind' | 'lagging';

/** A replica does not answer a read, which then goes to the primary. */
export class ReplicaUnfit extends Error {
  readonly why: Unfit;

  constructor(why: Unfit, detail: string) {
    super(`a replica is ${why}: ${detail}`);
    this.why = why;
  }
}

/** What a replica must have to answer a read. */
export type ReplicaNeeds = {
  /** The writes of the visitor. */
  written: readonly Position[];
  /** What is older than the allowed lag. */
  floor: Position;
  cluster: string | undefined;
};

/** A replica that a worker process reads from over its own connection. */
export type FromReplica = { url: string; needs: ReplicaNeeds };

/** Milliseconds: in which a replica must begin to answer; between two checks of it. */
const TIMES = { answer: 450, turn: 50, check: 500 };

/**
 * Milliseconds in which a replica that has just proved to answer must begin to answer a worker process, which has to
 * connect first.
 */
export const WORKER_ANSWER = 3000;

const LATE = Symbol('late');

/** Throws {@link ReplicaUnfit} if the answer takes too long. */
async function inTime<T>(answer: Promise<T>, most: number = TIMES.answer): Promise<T> {
  const timeout = new AbortController();
  const how = { ref: false, signal: timeout.signal };
  // The second pause lets an answer be read that arrived while this process was busy.
  const late = wait(most, undefined, how)
    .then(() => wait(TIMES.turn, undefined, how))
    .then(
      () => LATE,
      () => LATE,
    );
  try {
    const first = await Promise.race([answer, late]);
    if (first === LATE) throw new ReplicaUnfit('slow', 'it does not answer in time');
    return first as T;
  } finally {
    timeout.abort();
  }
}

/** Throws {@link ReplicaUnfit} if a replica in this state lacks something. */
function refuseUnfit({ cluster, position, isStandby }: ReplicaState, needs: ReplicaNeeds): void {
  if (!isStandby) throw new ReplicaUnfit('down', 'it is not a standby');
  if (needs.cluster !== undefined && cluster !== needs.cluster)
    throw new ReplicaUnfit('down', 'it is not a copy of the primary');
  if (!needs.written.every((one) => isIncluded(one, position)))
    throw new ReplicaUnfit('behind', `it has ${position}`);
  if (!isIncluded(needs.floor, position)) throw new ReplicaUnfit('lagging', `it has ${position}`);
}

/**
 * Reads in a snapshot that includes what is needed. The replica proves that over the connection that is read from, so
 * neither a restart nor a promotion in between matters. `signal` cancels the work, which must begin to answer in `most`
 * milliseconds.
 */
export async function readFitting<T>(
  sql: Sql,
  needs: ReplicaNeeds,
  work: (tx: Transaction) => Promise<T>,
  { signal, other = sql, most }: { signal?: AbortSignal | undefined; other?: Sql; most?: number } = {},
): Promise<T> {
  const begun = Promise.withResolvers<void>();
  let hasGivenUp = false;
  const answer = sql.begin(SNAPSHOT_READ, async (tx) => {
    if (hasGivenUp) throw new ReplicaUnfit('slow', 'it has begun too late');
    // The snapshot of this statement may be older than the position that it says: the next transaction has its own.
    const [state] = await Promise.all([replicaState(tx), beginAnew(tx)]);
    refuseUnfit(state, needs);
    begun.resolve();
    if (!signal) return work(tx);
    return cancelOnAbort({ signal, backend: state.backend, other }, () => work(tx));
  }) as Promise<T>;
  answer.catch(() => {});
  try {
    await inTime(Promise.race([begun.promise, answer]), most);
  } catch (error) {
    hasGivenUp = true;
    throw error;
  }
  return answer;
}

/** One replica of the primary, with its own connections. */
export type Replica = {
  readonly url: string;
  isUp(): boolean;
  /** Reads in a snapshot that includes what is wanted. Throws {@link ReplicaUnfit}, or the error of the statement. */
  read<T>(
    needs: ReplicaNeeds,
    work: (tx: Transaction) => Promise<T>,
    how?: { pool?: 'requests' | 'large'; signal?: AbortSignal },
  ): Promise<T>;
  /** Connections by which a statement of this replica can be cancelled. */
  checks(): Sql;
  end(): Promise<void>;
};

type Pools = Record<'requests' | 'large' | 'checks', { own: Sql; sql: Sql }>;

/**
 * Opens a replica, which is used once it has answered. It is checked twice a second. When it does not answer in time,
 * all reads from it are given up at once; it is used again as soon as it answers.
 */
export function openReplica({
  url,
  limits,
  mostLarge,
  cluster,
  log,
  observer,
}: {
  url: string;
  limits: PoolLimits;
  mostLarge: number;
  cluster: () => string | undefined;
  log: FastifyBaseLogger;
  observer?: StatementObserver | undefined;
}): Replica {
  const openPools = (): Pools => {
    const open = (max: number | undefined, watched?: StatementObserver) => {
      const own = connect(url, { ...limits, max, readsOnly: true });
      return { own, sql: resilientSql(own, watched, { retries: false }) };
    };
    return { requests: open(limits.max, observer), large: open(mostLarge, observer), checks: open(2) };
  };
  const endPools = (pools: Pools) =>
    Promise.all(
      Object.values(pools).flatMap(({ own, sql }) => [sql.end({ timeout: 0 }), own.end({ timeout: 0 })]),
    );

  let pools = openPools();
  let isUp = false;
  let wasUp: boolean | undefined;
  let lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  const ended = new AbortController();

  const goDown = (error: unknown) => {
    isUp = false;
    lost.reject(new ReplicaUnfit('down', 'it does not answer any more'));
    lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    // What was sent to a frozen server would wait for minutes.
    endPools(pools).catch(() => {});
    pools = openPools();
    if (wasUp !== false && !ended.signal.aborted) log.warn({ err: error }, 'a replica is not used');
    wasUp = false;
  };
  const check = async () => {
    try {
      const state = await inTime(replicaState(pools.checks.sql));
      if (!state.isStandby) throw new ReplicaUnfit('down', 'it is not a standby');
      const primary = cluster();
      if (primary !== undefined && state.cluster !== primary)
        throw new ReplicaUnfit('down', 'it is not a copy of the primary');
      if (wasUp === false) log.warn('a replica is used again');
      [isUp, wasUp] = [true, true];
    } catch (error) {
      goDown(error);
    }
  };
  const run = async () => {
    while (!ended.signal.aborted) {
      await check();
      await wait(TIMES.check, undefined, { ref: false, signal: ended.signal }).catch(() => {});
    }
  };
  void run();

  return {
    url,
    isUp: () => isUp,
    checks: () => pools.checks.own,
    async read(needs, work, { pool = 'requests', signal } = {}) {
      if (!isUp) throw new ReplicaUnfit('down', 'it has not answered');
      const [{ checks, [pool]: chosen }, { promise: isLost }] = [pools, lost];
      return Promise.race([isLost, readFitting(chosen.sql, needs, work, { signal, other: checks.own })]);
    },
    async end() {
      ended.abort();
      await endPools(pools);
    },
  };
}
