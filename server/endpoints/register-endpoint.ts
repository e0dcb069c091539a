import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts';
import { Bytes } from '#contract/values.ts';
import type { Quotas } from '#domain/access/quotas.ts';
import type { Permission } from '#domain/access/roles.ts';
import type { Sql } from '../database/connect.ts';
import { readBody, type Sent } from '../http/read-bodies.ts';
import { readShape } from '../http/read-shape.ts';
import { keyOf, type Once, onceOf } from '../idempotency/once.ts';
import { SENT } from '../large/large-responses.ts';
import { attemptsOf } from '../limits/attempts.ts';
import type { AppContext } from './app-context.ts';
import { type Needs, needsOf, permissionOf } from './permission-of.ts';

/** The input of a guard. */
export type GuardRequest<P = unknown> = { request: FastifyRequest; params: P; sql: Sql; quotas: Quotas };

/** Admits a request and returns what it has loaded, or throws a refusal. */
export type Guard<P, Loaded> = (input: GuardRequest<P>) => Promise<Loaded>;

/** The parts of a request, parsed by the contract. */
type Read<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The idempotency record, if the call accepts a key and the request has one. */
  once: Once | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Handles a call and returns the reply: nothing if the contract has none, or {@link SENT} if it is already being
 * streamed.
 */
type Handler<E extends Endpoint, Loaded> = (
  call: Read<E> & Loaded,
) => ReplyOf<E> extends undefined ? Promise<void> : Promise<ReplyOf<E> | typeof SENT> | ReplyOf<E>;

/** Milliseconds for which the result of a guard is valid. If the body takes longer, the guard runs again. */
const GUARD_HOLDS = 1000;

/**
 * Registers a call of the contract as a route. Checks run in this order (api.14): path and query (400), the guard
 * (401, 404, 403), the body (400, 413), the handler's rules. If the guard refuses, the body is not read
 * (docs/decisions/017). The reply contains only what the contract defines. A write to a project is announced to
 * everyone who listens to it (docs/decisions/014). A body of many megabytes is read and handled in a worker process
 * (docs/decisions/024), and so is any body if the guard returns `isLarge`.
 */
export function registerEndpoint<E extends Endpoint, Loaded extends object>(
  { app, sql, settings, live, imports, fileUploads }: AppContext,
  endpoint: E,
  guard: Guard<ParamsOf<E>, Loaded>,
  handle: Handler<E, Loaded>,
) {
  const isFile = endpoint.body === Bytes;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // A HEAD request would leave an event stream open.
    exposeHeadRoute: endpoint.method === 'GET' && endpoint.events === undefined,
    config: {
      endpoint,
      permission: permissionOf(guard),
      needs: needsOf(guard, endpoint),
      rateLimit: settings.rateLimit && endpoint.attempts !== undefined && attemptsOf(endpoint.attempts),
    },
    handler: async (request, reply) => {
      const params = readShape(endpoint.params, request.params) as ParamsOf<E>;
      const query = readShape(endpoint.query, request.query) as QueryOf<E>;
      const admit = () => guard({ request, params, sql, quotas: settings });
      let loaded = await admit();
      const admitted = performance.now();
      if (endpoint.isStreamed && request.method === 'HEAD') return reply.code(endpoint.status).send();
      const key = keyOf(endpoint, request);
      const digest = key === undefined ? undefined : createHash('sha256');
      const isImport = 'isLarge' in loaded && loaded.isLarge === true;
      const readSent = () => readBody(endpoint, request, reply, { digest, isImport });
      /** Returns what the guard loaded, and the idempotency record, once the body has arrived. */
      const taken = async () => {
        if (performance.now() - admitted > GUARD_HOLDS) loaded = await admit();
        const once =
          key && digest && isInProject(loaded)
            ? onceOf(key, endpoint, { params, query, body: digest }, loaded)
            : undefined;
        return { loaded, once };
      };
      const done = (isRepeat: boolean | undefined) => {
        if (isRepeat) reply.header('idempotent-replayed', 'true');
        const project = projectOf(loaded);
        if (project !== undefined && endpoint.method !== 'GET' && !endpoint.isQuiet) live.notify(project);
      };
      const answerTo = async (sent: Sent) => {
        if ('pieces' in sent) {
          const handled = async () => ({ ...(await taken()), query });
          const made = await imports.answer({ endpoint, pieces: sent.pieces, handled, request });
          done(made.isRepeat);
          return reply.code(endpoint.status).type('application/json; charset=utf-8').send(made.text);
        }
        const body = readShape(endpoint.body, sent.value) as BodyOf<E>;
        const { once } = await taken();
        const answer = await handle({ ...loaded, params, query, body, once, request, reply });
        done(once?.isRepeat);
        if (answer === SENT) return reply;
        if (reply.sent || endpoint.status === 204) return reply.sent ? reply : reply.code(204).send();
        return reply.code(endpoint.status).send(endpoint.reply.parse(answer));
      };
      return isFile && !isImport
        ? fileUploads(request, { read: readSent, handle: answerTo })
        : answerTo(await readSent());
    },
  });
}

/** Whether the guard loaded a project and a user. */
function isInProject(loaded: object): loaded is { project: { id: number }; me: { id: number } } {
  return 'project' in loaded && 'me' in loaded;
}

/** The id of the project that the guard loaded. */
function projectOf(loaded: object | { project: { id: number } }): number | undefined {
  return 'project' in loaded ? loaded.project.id : undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** The permission that the call requires. */
    permission?: Permission | undefined;
    /** What the call has to be asked with. */
    needs?: Needs;
  }
}
