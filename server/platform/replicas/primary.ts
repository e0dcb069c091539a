import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../database/connect.ts';
import { coalesce } from './coalesce.ts';
import type { Position } from './position.ts';
import { primaryPosition } from './position-queries.ts';

/** Where the primary is in its write-ahead log. */
export type Primary = {
  /** A position that includes everything committed before this call; calls at the same time share one query. */
  position(): Promise<Position>;
  /** What a replica must have so that nothing older than the allowed lag is missing; undefined if it is not known. */
  floor(): Position | undefined;
  /** Identifies the primary and its replicas. */
  cluster(): string | undefined;
  stop(): void;
};

/** Milliseconds between two queries for the floor. */
const EVERY = { least: 250, most: 1000 };
/** Milliseconds between two queries after writes, so that many writes at once share them. */
const BETWEEN = 2;

/** Watches the primary; `lag` is how many milliseconds a replica may be behind it. */
export function watchPrimary(sql: Sql, lag: number): Primary {
  const every = Math.min(Math.max(lag / 4, EVERY.least), EVERY.most);
  /** Positions with the moments before which everything is included, oldest first. */
  const known: { at: number; position: Position }[] = [];
  let cluster: string | undefined;

  const ask = coalesce(async () => {
    const now = performance.now();
    const primary = await primaryPosition(sql);
    cluster = primary.cluster;
    if (now - (known.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= every / 2) {
      known.push({ at: now, position: primary.position });
    }
    return primary.position;
  }, BETWEEN);

  const ended = new AbortController();
  const run = async () => {
    while (!ended.signal.aborted) {
      await ask().catch(() => {});
      await wait(every, undefined, { ref: false, signal: ended.signal }).catch(() => {});
    }
  };
  void run();

  return {
    position: ask,
    floor() {
      const since = performance.now() - lag;
      while (known[0] && known[0].at < since) known.shift();
      return known[0]?.position;
    },
    cluster: () => cluster,
    stop: () => ended.abort(),
  };
}
