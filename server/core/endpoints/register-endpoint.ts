import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts';
import { Bytes } from '#contract/values.ts';
import type { Quotas } from '#domain/access/quotas.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { hasBody, readBody } from '../../platform/http/read-bodies.ts';
import { readShape } from '../../platform/http/read-shape.ts';

import { type Keyed, keyedBy, keyOf, type Once, onceOf } from '../../platform/idempotency/once.ts';
import { attemptsOf } from '../../platform/limits/attempts.ts';
import { inTime } from '../../platform/limits/minimum-rate.ts';
import { countTokenCall } from '../../platform/limits/token-calls.ts';
import type { Source } from '../../platform/replicas/sources.ts';
import { SENT } from '../../platform/streaming/large-responses.ts';
import type { AppContext } from './app-context.ts';
import { registerGuestView, UNCHANGED } from './guest-view.ts';
import { type RequiredCredential, recordGuard, requiredCredentialOf } from './permission-of.ts';

/** The input of a guard. */
export type GuardRequest<P = unknown> = {
  request: FastifyRequest;
  params: P;
  sql: Sql;
  quotas: Quotas;
};

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
 * streamed. A call that `reads: 'replica'` reads from its `source` alone, and may be handled twice.
 */
type Handler<E extends Endpoint, Loaded> = (
  call: Read<E> & Loaded & { source: Source },
) => ReplyOf<E> extends undefined ? Promise<void> : Promise<ReplyOf<E> | typeof SENT> | ReplyOf<E>;

/** Milliseconds for which the result of a guard is valid. If the body takes longer, the guard runs again. */
const GUARD_HOLDS = 1000;

/**
 * Registers a call of the contract as a route. Checks run in this order (api.14): path and query (400), the guard (401,
 * 404, 403), the body (400, 413), the handler's rules. If the guard refuses, the body is not read (docs/decisions/017).
 * The reply contains only what the contract defines: it is parsed by the contract, or if it is `isExact`, tests compare
 * the two. A write to a project is announced to its listeners (docs/decisions/014). A body of many megabytes is read
 * and handled in a worker process (docs/decisions/024), and so is any body if the guard returns `isLarge`.
 */
export function registerEndpoint<E extends Endpoint, Loaded extends object>(
  context: AppContext,
  endpoint: E,
  guard: Guard<ParamsOf<E>, Loaded>,
  handle: Handler<E, Loaded>,
) {
  const { app, sql, settings, live, imports, fileUploads, sources } = context;
  const isFile = endpoint.body === Bytes;
  recordGuard(endpoint, guard);
  registerGuestView(context, endpoint, async ({ params, query, isUnchanged, request, reply }) => {
    const call = { params: params as ParamsOf<E>, query: query as QueryOf<E>, request, reply };
    const loaded = await guard({ ...call, sql, quotas: settings });
    if (await isUnchanged(projectOf(loaded))) return UNCHANGED;
    const nothing = { body: undefined as BodyOf<E>, once: undefined };
    // The view has a version of the primary.
    return handle({ ...loaded, ...call, ...nothing, source: sources.primary });
  });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // A HEAD request would leave an event stream open.
    exposeHeadRoute: endpoint.method === 'GET' && endpoint.events === undefined,
    config: {
      endpoint,
      needs: requiredCredentialOf(guard, endpoint),
      rateLimit: settings.rateLimit && endpoint.attempts !== undefined && attemptsOf(endpoint.attempts),
    },
    handler: async (request, reply) => {
      const params = readShape(endpoint.params, request.params) as ParamsOf<E>;
      const query = readShape(endpoint.query, request.query) as QueryOf<E>;
      const runGuard = () => guard({ request, params, sql, quotas: settings });
      const readRequest = (isImport = false) =>
        readCall(endpoint, request, reply, { params, query, isImport });

      let loaded = await runGuard().finally(async () => {
        if (settings.rateLimit) await countTokenCall(sql, request, reply);
      });
      const admittedAt = performance.now();
      if (endpoint.isStreamed && request.method === 'HEAD') return reply.code(endpoint.status).send();
      const isImport = 'isLarge' in loaded && loaded.isLarge === true;
      /** Returns what the guard loaded, and the idempotency record, once the body has arrived. */
      const recheckGuard = async (keyed: Keyed | undefined) => {
        if (performance.now() - admittedAt > GUARD_HOLDS) loaded = await runGuard();
        return { loaded, once: keyed && isInProject(loaded) ? onceOf(keyed, loaded) : undefined };
      };
      const afterWrite = (isRepeat: boolean | undefined) => {
        if (isRepeat) reply.header('idempotent-replayed', 'true');
        const project = projectOf(loaded);
        if (project !== undefined && endpoint.method !== 'GET' && !endpoint.isPersonal) live.notify(project);
      };
      const respond = async (call: ReadCall<E>) => {
        if ('pieces' in call) {
          const handled = async () => ({ ...(await recheckGuard(call.keyed())), query });
          const made = await imports.answer({ endpoint, pieces: call.pieces, handled, request });
          afterWrite(made.isRepeat);
          return reply.code(endpoint.status).type('application/json; charset=utf-8').send(made.text);
        }
        const { once } = await recheckGuard(call.keyed);
        const { body } = call;
        const handleFrom = async (source: Source) =>
          handle({ ...loaded, params, query, body, once, request, reply, source });
        const answer =
          endpoint.reads === 'replica'
            ? await sources.read({ request, reply }, handleFrom)
            : await handleFrom(sources.primary);
        afterWrite(once?.isRepeat);
        if (answer === SENT) return reply;
        if (reply.sent || endpoint.status === 204) return reply.sent ? reply : reply.code(204).send();
        return reply.code(endpoint.status).send(endpoint.isExact ? answer : endpoint.reply.parse(answer));
      };
      return isFile && !isImport
        ? fileUploads(request, { read: readRequest, handle: respond })
        : respond(
            await (hasBody(request) ? inTime(request, () => readRequest(isImport)) : readRequest(isImport)),
          );
    },
  });
}

/** A body and the idempotency key: a small body as a value, a large one as it arrives, with the key once it has. */
type ReadCall<E extends Endpoint> =
  | { body: BodyOf<E>; keyed: Keyed | undefined }
  | { pieces: AsyncIterable<Uint8Array>; keyed: () => Keyed | undefined };

/** Reads the body and the idempotency key of a request; throws 400 and 413. */
async function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  { params, query, isImport }: { params: unknown; query: unknown; isImport: boolean },
): Promise<ReadCall<E>> {
  const key = keyOf(endpoint, request);
  const digest = key === undefined ? undefined : createHash('sha256');
  const sent = await readBody(endpoint, request, reply, { digest, isImport });
  const keyed = () =>
    key !== undefined && digest ? keyedBy(key, endpoint, { params, query, body: digest }) : undefined;
  if ('pieces' in sent) return { pieces: sent.pieces, keyed };
  return { body: readShape(endpoint.body, sent.value) as BodyOf<E>, keyed: keyed() };
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
    /** The credential that the call requires. */
    needs?: RequiredCredential;
  }
}
