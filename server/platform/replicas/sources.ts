import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../database/connect.ts';
import { urlsOf } from '../database/primary.ts';
import type { StatementObserver } from '../database/resilient-sql.ts';
import { Refused } from '../http/failures.ts';
import type { SearchPool } from '../limits/search-pool.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import { type LargeResponses, SNAPSHOT_READ } from '../streaming/large-responses.ts';
import type { ReadSource } from '../streaming/read-source.ts';
import type { Position } from './position.ts';
import { type Primary, watchPrimary } from './primary.ts';
import { type FromReplica, openReplica, type Replica, type ReplicaNeeds, ReplicaUnfit } from './replica.ts';
import { writtenBy } from './written.ts';

/** A {@link ReadSource}, and what is different for a replica. */
export type Source = ReadSource & {
  isReplica: boolean;
  /** The replica for a worker process, once it has proved to have what is wanted; undefined for the primary. */
  forWorker(): Promise<FromReplica | undefined>;
};

/** Chooses the server that a call reads from. */
export type Sources = {
  primary: Source;
  /**
   * Answers a call from a replica that has what the visitor has written. If there is none, or it fails before the
   * response has begun, the primary answers. A refusal is repeated there too, because older data may have caused it.
   */
  read<T>(
    call: { request: FastifyRequest; reply: FastifyReply },
    act: (source: Source) => Promise<T>,
  ): Promise<T>;
  /** The position of the primary, if there are replicas. */
  position: (() => Promise<Position>) | undefined;
  end(): Promise<void>;
};

type Services = {
  sql: Sql;
  searchPool: SearchPool;
  large: LargeResponses;
  settings: Pick<Settings, 'replicaUrl' | 'replicaLag' | 'poolSize' | 'statementTimeout' | 'fullFetches'>;
  log: FastifyBaseLogger;
  observer?: StatementObserver;
  metrics: Pick<Metrics, 'replicaReads' | 'countReplicas'>;
};

export function openSources(services: Services): Sources {
  const { sql, searchPool, large, settings, metrics, log, observer } = services;
  const primary = primarySource(services);
  if (settings.replicaUrl === undefined) {
    return { primary, read: (_call, act) => act(primary), position: undefined, end: async () => {} };
  }
  const watched = watchPrimary(sql, settings.replicaLag);
  const replicas = urlsOf(settings.replicaUrl).map((url) =>
    openReplica({
      url,
      limits: { max: settings.poolSize, statementTimeout: settings.statementTimeout },
      mostLarge: settings.fullFetches,
      cluster: watched.cluster,
      log,
      observer,
    }),
  );
  metrics.countReplicas(() => replicas.filter((replica) => replica.isUp()).length);
  let turn = 0;
  const next = (): Replica | undefined => {
    turn += 1;
    const up = replicas.filter((replica) => replica.isUp());
    return up[turn % up.length];
  };

  return {
    primary,
    position: watched.position,
    async read({ request, reply }, act) {
      const count = (answered: string) => metrics.replicaReads.inc({ answered });
      const fromPrimary = (why: string) => {
        count(why);
        return act(primary);
      };
      const needs = needsOf(request, watched);
      if (typeof needs === 'string') return fromPrimary(needs);
      const replica = next();
      if (!replica) return fromPrimary('down');
      try {
        const answer = await act(replicaSource(replica, needs, { searchPool, large }));
        count('replica');
        return answer;
      } catch (error) {
        if (reply.sent || isBusy(error)) throw error;
        const why = error instanceof ReplicaUnfit ? error.why : 'failed';
        if (why === 'failed') request.log.info({ err: error }, 'a read is repeated on the primary');
        return fromPrimary(why);
      }
    },
    async end() {
      watched.stop();
      await Promise.all(replicas.map((replica) => replica.end()));
    },
  };
}

/** What a replica must have to answer a request, or the reason why it must be the primary. */
function needsOf(request: FastifyRequest, primary: Primary): ReplicaNeeds | string {
  // A page that was just told of a change wants it, and so does whoever reloads past all caches.
  if (/\bno-cache\b/i.test(request.headers['cache-control'] ?? '')) return 'current';
  const written = writtenBy(request);
  if (written === undefined) return 'current';
  const floor = primary.floor();
  return floor === undefined ? 'lagging' : { written, floor, cluster: primary.cluster() };
}

/** Whether a request was refused because of load, which another server doesn't change. */
const isBusy = (error: unknown) =>
  error instanceof Refused && (error.reply.status === 429 || error.reply.status === 503);

function primarySource({ sql, searchPool, large }: Pick<Services, 'sql' | 'searchPool' | 'large'>): Source {
  return {
    isReplica: false,
    forWorker: async () => undefined,
    read: (work) => work(sql),
    snapshot: async (work) => (await sql.begin(SNAPSHOT_READ, work)) as Awaited<ReturnType<typeof work>>,
    search: (request, work) => searchPool.run(request, work),
    large,
  };
}

function replicaSource(
  replica: Replica,
  needs: ReplicaNeeds,
  { searchPool, large }: Pick<Services, 'searchPool' | 'large'>,
): Source {
  return {
    isReplica: true,
    async forWorker() {
      await replica.read(needs, async () => {});
      return { url: replica.url, needs };
    },
    read: (work) => replica.read(needs, work),
    snapshot: (work) => replica.read(needs, work),
    search: (request, work) =>
      searchPool.runElsewhere(request, (signal) => replica.read(needs, work, { signal })),
    large: {
      send: (call, pieces) =>
        large.send(call, pieces, {
          snapshot: (work) => replica.read(needs, work, { pool: 'large' }),
          other: replica.checks,
        }),
    },
  };
}
