import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, ParamsOf } from '#contract/core/endpoint.ts';
import { Bytes } from '#contract/core/values.ts';
import { hasBody, readBody } from '../../platform/http/read-bodies.ts';
import { readShape } from '../../platform/http/read-shape.ts';
import { type Key, keyOf, onceOf } from '../../platform/idempotency/once.ts';
import { attemptsOf } from '../../platform/limits/attempts.ts';
import { inTime } from '../../platform/limits/minimum-rate.ts';
import { countTokenCall } from '../../platform/limits/token-calls.ts';
import type { Source } from '../../platform/replicas/sources.ts';
import { SENT } from '../../platform/streaming/large-responses.ts';
import type { AppContext } from './app-context.ts';
import type { Admitted, Call, Guard, Handled, Handler, LargeBody, ParsedRequest, SmallBody } from './call.ts';
import { type GuestAsked, registerGuestView, UNCHANGED } from './guest-view.ts';
import { type RequiredCredential, recordGuard, requiredCredentialOf } from './permission-of.ts';

/**
 * Registers a call of the contract as a route. A request goes through the steps of its handler from top to bottom (api.14); they stand
 * below in the same order. Guests see the call at an address of its own, where {@link replyForGuest} makes the reply.
 */
export function registerEndpoint<E extends Endpoint, Loaded extends object>(
  context: AppContext,
  endpoint: E,
  guard: Guard<ParamsOf<E>, Loaded>,
  handle: Handler<E, Loaded>,
) {
  const call: Call = { context, endpoint, guard, handle };
  recordGuard(endpoint, guard);
  registerGuestView(context, endpoint, (asked) => replyForGuest(call, asked));
  context.app.route({
    ...routeOptions(call),
    handler: async (request, reply) => {
      const asked = readAddress(endpoint, request, reply);
      const admitted = await admit(call, asked);
      if (endpoint.isStreamed && request.method === 'HEAD') return reply.code(endpoint.status).send();
      return receive(call, admitted, async (sent) => {
        const handled = await ('pieces' in sent
          ? handleInWorker(call, admitted, sent)
          : handleHere(call, admitted, sent));
        announce(call, reply, handled);
        return send(endpoint, reply, handled);
      });
    },
  });
}

/** What Fastify and its plugins know of the route: the credential that it requires, and how often it may be called. */
const routeOptions = ({ context: { settings }, endpoint, guard }: Call) => ({
  method: endpoint.method,
  url: endpoint.path,
  // A HEAD request would leave an event stream open.
  exposeHeadRoute: endpoint.method === 'GET' && endpoint.events === undefined,
  config: {
    endpoint,
    needs: requiredCredentialOf(guard, endpoint),
    rateLimit: settings.rateLimit && endpoint.attempts !== undefined && attemptsOf(endpoint.attempts),
  },
});

/** Parses path and query: 400. */
const readAddress = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): ParsedRequest => ({
  params: readShape(endpoint.params, request.params),
  query: readShape(endpoint.query, request.query),
  request,
  reply,
});

/** Runs the guard: 401, 404, 403. A call of an API token is counted, also if it is refused: 429. */
async function admit(call: Call, asked: ParsedRequest): Promise<Admitted> {
  const { sql, settings } = call.context;
  const loaded = await runGuard(call, asked).finally(async () => {
    if (settings.rateLimit) await countTokenCall(sql, asked.request, asked.reply);
  });
  return { asked, loaded, at: performance.now() };
}

/**
 * Reads what was sent and answers it. No byte is read before this (docs/decisions/017). An uploaded file waits for its turn; a body that
 * comes too slowly is refused: 503.
 */
async function receive(
  { context, endpoint }: Call,
  { asked, loaded }: Admitted,
  answer: (sent: SmallBody | LargeBody) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { request } = asked;
  const isLarge = endpoint.isPreview || ('isLarge' in loaded && loaded.isLarge === true);
  const read = () => readSent(endpoint, asked, isLarge);
  if (endpoint.body === Bytes && !isLarge) return context.fileUploads(request, { read, handle: answer });
  return answer(await (hasBody(request) ? inTime(request, read) : read()));
}

/**
 * Reads the idempotency key and the body: 400, 413. A body of many megabytes is left to a worker, and so is any body if the guard returns
 * `isLarge` (docs/decisions/024).
 */
async function readSent(
  endpoint: Endpoint,
  { request, reply }: ParsedRequest,
  isLarge: boolean,
): Promise<SmallBody | LargeBody> {
  const key = keyOf(endpoint, request);
  const sent = await readBody(endpoint, request, reply, { digest: key?.digest, isImport: isLarge });
  return 'pieces' in sent ? { ...sent, key } : { body: readShape(endpoint.body, sent.value), key };
}

/** Milliseconds for which the result of a guard is valid. */
const GUARD_HOLDS = 1000;

/** Once the body is here: runs the guard again if it took long, and makes the idempotency record (api.11). */
async function recheck(call: Call, { asked, loaded: before, at }: Admitted, key: Key | undefined) {
  const loaded = performance.now() - at > GUARD_HOLDS ? await runGuard(call, asked) : before;
  return { loaded, once: onceOf(key, call.endpoint, asked, loaded) };
}

/** Handles a call in this process, from the primary or a replica. */
async function handleHere(call: Call, admitted: Admitted, { body, key }: SmallBody): Promise<Handled> {
  const { asked } = admitted;
  const { sources } = call.context;
  const { loaded, once } = await recheck(call, admitted, key);
  const handle = async (source: Source) => call.handle({ ...loaded, ...asked, body, once, source });
  const isFromReplica = call.endpoint.reads === 'replica';
  const answer = await (isFromReplica ? sources.read(asked, handle) : handle(sources.primary));
  return { loaded, isRepeat: once?.isRepeat, answer };
}

/** Handles a call with a large body in a worker process, which reads it (docs/decisions/024). */
async function handleInWorker(call: Call, admitted: Admitted, { pieces, key }: LargeBody): Promise<Handled> {
  const { request, query } = admitted.asked;
  let { loaded } = admitted;
  const handled = async () => {
    const now = await recheck(call, admitted, key);
    loaded = now.loaded;
    return { ...now, query };
  };
  const { imports, previews } = call.context;
  const workers = call.endpoint.isPreview ? previews : imports;
  const { text, isRepeat } = await workers.answer({ endpoint: call.endpoint, pieces, handled, request });
  return { loaded, isRepeat, text };
}

/** Announces a write to a project to its listeners (docs/decisions/014). Says in a header whether it was done before. */
function announce({ context, endpoint }: Call, reply: FastifyReply, { loaded, isRepeat }: Handled) {
  if (isRepeat) reply.header('idempotent-replayed', 'true');
  const project = projectOf(loaded);
  const isWrite = endpoint.method !== 'GET' && !endpoint.isPersonal && !endpoint.isPreview;
  if (project !== undefined && isWrite) context.live.notify(project);
}

/** Sends the reply: what the contract defines and no more. It is parsed by it, or if it is `isExact`, tests compare the two. */
function send(endpoint: Endpoint, reply: FastifyReply, handled: Handled): FastifyReply {
  if ('text' in handled)
    return reply.code(endpoint.status).type('application/json; charset=utf-8').send(handled.text);
  const { answer } = handled;
  if (answer === SENT || reply.sent) return reply;
  if (endpoint.status === 204) return reply.code(204).send();
  return reply.code(endpoint.status).send(endpoint.isExact ? answer : endpoint.reply.parse(answer));
}

/**
 * Makes the reply of a call as guests see it (docs/decisions/042): without a body and a key, and from the primary, whose version the
 * view has.
 */
async function replyForGuest(call: Call, { isUnchanged, ...asked }: GuestAsked) {
  const loaded = await runGuard(call, asked);
  if (await isUnchanged(projectOf(loaded))) return UNCHANGED;
  const { primary } = call.context.sources;
  return call.handle({ ...loaded, ...asked, body: undefined, once: undefined, source: primary });
}

/** Runs the guard of a call, and returns what it loads. */
const runGuard = (call: Call, { request, params }: ParsedRequest): Promise<object> =>
  call.guard({ request, params, sql: call.context.sql, quotas: call.context.settings });

/** The id of the project that the guard loaded. */
const projectOf = (loaded: object | { project: { id: number } }): number | undefined =>
  'project' in loaded ? loaded.project.id : undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** The credential that the call requires. */
    needs?: RequiredCredential;
  }
}
