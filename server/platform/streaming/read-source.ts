import type { FastifyRequest } from 'fastify';
import type { Sql, Transaction } from '../database/connect.ts';
import type { LargeResponses } from './large-responses.ts';

type Work<T> = (sql: Sql | Transaction) => Promise<T>;

/**
 * The server that a call reads from: the primary, or for the calls that say so in the contract a replica
 * (docs/decisions/043). A value that is cached by a version is read in the same piece of work as its version, so that it can't
 * come from an older server.
 */
export type ReadSource = {
  read<T>(work: Work<T>): Promise<T>;
  /** The same in one snapshot. */
  snapshot<T>(work: Work<T>): Promise<T>;
  /** The same in the search pool, whose limits hold for replicas too. */
  search<T>(request: FastifyRequest, work: Work<T>): Promise<T>;
  large: { send(...call: Parameters<LargeResponses['send']>): ReturnType<LargeResponses['send']> };
};
