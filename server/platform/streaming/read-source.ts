import type { FastifyRequest } from 'fastify';
import type { Sql, Transaction } from '../database/connect.ts';
import type { LargeResponses } from './large-responses.ts';

type Work<T> = (sql: Sql | Transaction) => Promise<T>;

/**
 * The server that a call reads from: the primary, or a replica for the calls of which the contract says so
 * (docs/decisions/043). A value that is cached by a version is read together with its version, so that it can't come
 * from an older server.
 */
export type ReadSource = {
  read<T>(work: Work<T>): Promise<T>;
  /** Runs several statements in one snapshot. */
  snapshot<T>(work: Work<T>): Promise<T>;
  /** Runs a search in the search pool, whose limits hold for replicas too. */
  search<T>(request: FastifyRequest, work: Work<T>): Promise<T>;
  large: { send(...call: Parameters<LargeResponses['send']>): ReturnType<LargeResponses['send']> };
};
