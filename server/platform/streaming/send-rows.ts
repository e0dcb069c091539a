import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PendingQuery } from 'postgres';
import type { z } from 'zod';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { readRows } from './cursor-queries.ts';
import { listText } from './json-text.ts';
import type { SENT } from './large-responses.ts';
import { readAhead } from './read-ahead.ts';
import type { ReadSource } from './read-source.ts';

/** Rows that are read at once, and whether they are the last ones. */
export type Batch<Row> = { rows: Row[]; isLast: boolean };

/** The size of a batch: rows, and approximate bytes. */
export type BatchSize = { rows: number; bytes: number; allOrNone?: true };

/** The batch of a streamed result; a result that is no larger is sent whole. */
export const PART: BatchSize = { rows: SERVICE_LIMITS.fullFetchRows, bytes: SERVICE_LIMITS.fullFetchBytes };
export const WHOLE: BatchSize = { ...PART, allOrNone: true };

/** Reads all rows of a result, batch by batch, from the beginning at each call. */
type Batches<Row> = (sql: Sql | Transaction, size: BatchSize) => AsyncGenerator<Batch<Row>, void>;

/** The request and its reply. */
export type Call = { request: FastifyRequest; reply: FastifyReply };

/**
 * Responds with a list: at once if one batch holds all of it, otherwise streamed. Both are consistent snapshots;
 * `isOneStatement` says that a single batch needs no transaction for that.
 */
export async function sendRows<Shape extends z.ZodType>(
  source: ReadSource,
  call: Call,
  { isOneStatement, ...shape }: { element: Shape; isExact: boolean; isOneStatement: boolean },
  batches: Batches<z.input<Shape>>,
): Promise<z.input<Shape>[] | typeof SENT> {
  const first = async (on: Sql | Transaction) => {
    const { done, value } = await batches(on, WHOLE).next();
    return done ? undefined : value;
  };
  const batch = await (isOneStatement ? source.read(first) : source.snapshot(first));
  if (batch === undefined) return [];
  if (batch.isLast) return batch.rows;
  return source.large.send(call, (tx) => listText(shape, rowsIn(batches(tx, PART))));
}

async function* rowsIn<Row>(batches: AsyncGenerator<Batch<Row>, void>): AsyncGenerator<Row[]> {
  for await (const { rows } of readAhead(batches)) yield rows;
}

/** Responds with the list of a single query, which takes the limit of its rows. */
export async function sendQuery<Shape extends z.ZodType>(
  source: ReadSource,
  call: Call,
  element: Shape,
  query: (sql: Sql | Transaction, limit?: number) => PendingQuery<(z.input<Shape> & object)[]>,
): Promise<z.input<Shape>[] | typeof SENT> {
  const first = await source.read((sql) => query(sql, SERVICE_LIMITS.fullFetchRows + 1));
  if (first.length <= SERVICE_LIMITS.fullFetchRows) return first;
  return source.large.send(call, (tx) =>
    listText({ element }, readRows<z.input<Shape> & object>(tx, query(tx))),
  );
}
