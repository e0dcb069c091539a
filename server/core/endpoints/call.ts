import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { Quotas } from '#domain/core/access/quotas.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { Key, Once } from '../../platform/idempotency/once.ts';
import type { Source } from '../../platform/replicas/sources.ts';
import type { SENT } from '../../platform/streaming/large-responses.ts';
import type { AppContext } from './app-context.ts';

/** The input of a guard. */
export type GuardRequest<P = unknown> = { request: FastifyRequest; params: P; sql: Sql; quotas: Quotas };

/** Admits a request and returns what it has loaded, or throws a refusal. */
export type Guard<P, Loaded> = (input: GuardRequest<P>) => Promise<Loaded>;

/** What a handler gets besides what the guard has loaded. */
type HandlerInput<E extends Endpoint = Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The idempotency record, if the call accepts a key and the request has one. */
  once: Once | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  source: Source;
};

/**
 * Handles a call and returns the reply: nothing if the contract has none, or {@link SENT} if it is already being
 * streamed. A call that `reads: 'replica'` reads from its `source` alone, and may be handled twice.
 */
export type Handler<E extends Endpoint, Loaded> = (
  call: HandlerInput<E> & Loaded,
) => ReplyOf<E> extends undefined ? Promise<void> : Promise<ReplyOf<E> | typeof SENT> | ReplyOf<E>;

/** A registered call, whatever it takes and loads: the steps of a request pass that on, and don't look into it. */
export type Call = {
  context: AppContext;
  endpoint: Endpoint;
  guard(input: GuardRequest): Promise<object>;
  handle(given: HandlerInput): unknown;
};

/** A request whose path and query are parsed. */
export type ParsedRequest = Pick<HandlerInput, 'params' | 'query' | 'request' | 'reply'>;

/** A request that the guard has admitted: what it has loaded, and when. */
export type Admitted = { asked: ParsedRequest; loaded: object; at: number };

/** A body that was read, and the idempotency key. */
export type SmallBody = { key: Key | undefined; body: unknown };

/** A body that a worker reads as it arrives, and the idempotency key. */
export type LargeBody = { key: Key | undefined; pieces: AsyncIterable<Uint8Array> };

/** What the guard has loaded in the end, whether the request is a repetition, and the reply: a value, or a worker's JSON. */
export type Handled = { loaded: object; isRepeat: boolean | undefined } & (
  | { answer: unknown }
  | { text: Readable | Buffer }
);
