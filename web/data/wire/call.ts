import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { FailureReply } from '#contract/core/failures.ts';
import { addressOf, type RequestOf, type UntypedRequest } from '#contract/core/request.ts';
import type { Route } from '#contract/core/route.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { headersOfRead } from './current-reads.ts';
import { withDeletedNames } from './deleted-names.ts';
import { Failure, hasKind, type WireKind } from './failure.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { guestAddress, noteResponse } from './guest-views.ts';
import { emitServiceEvent, isPreloading } from './service-events.ts';

/**
 * Options of a call: an idempotency key, a signal to abort it, whether it is sent though the page is being left, a
 * callback for upload progress from 0 to 1, and one for the headers of a success.
 */
type Options = {
  key?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
  onSent?: (share: number) => void;
  onHeaders?: (headers: Headers) => void;
};

/**
 * Makes a call of the contract and returns its reply. Throws a {@link Failure} for every other answer, with status 0
 * when none came: `offline` for a write, `unreached` for a read or a preview, `late` after a timeout; and `unreadable`
 * when a success isn't JSON. An abort stays an abort.
 */
export async function call<R extends Route>(
  route: R,
  request: RequestOf<EndpointOf<R>> & Options,
): Promise<ReplyOf<EndpointOf<R>>>;
export async function call(route: Route, request: UntypedRequest & Options): Promise<unknown> {
  try {
    const answer = await answerTo(route, request);
    emitServiceEvent('answer');
    return answer;
  } catch (error) {
    if (error instanceof Failure) emitServiceEvent(serviceEventOf(error));
    throw error;
  }
}

async function answerTo(route: Route, request: UntypedRequest & Options): Promise<unknown> {
  const { response, text } = await reach(route, request);
  const answer = text === '' ? undefined : parsed(await withDeletedNames(text));
  if (!response.ok) throw failureOf(route, response, answer);
  if (text !== '' && answer === undefined)
    throw new Failure(response.status, [{ key: 'general', kind: 'unreadable' }]);
  request.onHeaders?.(response.headers);
  return answer;
}

/** Sends a request; the response with its text, or with the bytes of a file. */
export function reach(
  route: Route,
  request: UntypedRequest & Options,
): Promise<{ response: Response; text: string }> {
  return send(route, request, (response) => response.text());
}

/**
 * Sends a request that a file answers; the response with the bytes of the file, or with its text where the call is
 * refused.
 */
export async function reachFile(
  route: Route,
  request: UntypedRequest & Options,
): Promise<{ response: Response; text: string | Uint8Array<ArrayBuffer> }> {
  return send<string | Uint8Array<ArrayBuffer>>(route, request, async (response) =>
    response.ok ? new Uint8Array(await response.arrayBuffer()) : response.text(),
  );
}

/** Asks for a file and reads nothing of it; the response, with its text where the call is refused. */
export async function reachWithoutFile(
  route: Route,
  request: UntypedRequest & Options,
): Promise<{ response: Response; text: string | undefined }> {
  return send(route, request, async (response) => {
    if (!response.ok) return response.text();
    await response.body?.cancel();
    return undefined;
  });
}

async function send<Content>(
  route: Route,
  { params, query, body, key, signal, keepalive = false, onSent }: UntypedRequest & Options,
  read: (response: Response) => Promise<Content>,
) {
  const timeout = new AbortController();
  // A body of many megabytes may take long.
  const isLong = route.bodyLimit !== undefined;
  const timer = isLong ? undefined : setTimeout(() => timeout.abort(), LIMITS.callTimeout);
  try {
    const ofGuests = guestAddress(route, { params, query });
    const address = ofGuests ?? addressOf(route.path, params, query);
    const how = {
      method: route.method,
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
      // What guests see is never read from a replica, and some caches would pass such a request on.
      headers: ofGuests ? {} : headersOfRead(route, { params }),
    };
    const sent = body !== undefined && sentAs(body, key);
    const response = await (sent && onSent
      ? fetchWithProgress(address, { ...how, ...sent }, onSent)
      : fetch(address, { ...how, ...sent }));
    // The response has begun, and may take as long as it needs.
    clearTimeout(timer);
    if (ofGuests) noteResponse(response);
    return { response, text: await read(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Failure(0, [{ key: 'general', kind: whyNoAnswer(route, timeout.signal.aborted) }]);
  } finally {
    clearTimeout(timer);
  }
}

/** The body and headers of a request. A file is sent as it is; the server recognises its type. */
const sentAs = (body: unknown, key: string | undefined) =>
  body instanceof Blob
    ? {
        body,
        headers: { 'content-type': 'application/octet-stream', ...(key && { 'idempotency-key': key }) },
      }
    : {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      };

function whyNoAnswer({ method, isPreview }: Route, isLate: boolean): WireKind {
  if (method === 'GET' || isPreview) return 'unreached';
  return isLate ? 'late' : 'offline';
}

export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function failureOf({ bodyLimit }: Route, { status, headers }: Response, answer: unknown): Failure {
  const wait = Number(headers.get('retry-after')) || undefined;
  if (isFailureReply(answer)) {
    const errors = answer.errors.map((note) => {
      if (note.kind === 'bodyTooLarge') return { ...note, limit: bodyLimit ?? LIMITS.bodyBytes };
      return note.kind === 'tooOften' && wait ? { ...note, wait } : note;
    });
    return new Failure(status, errors, answer.current);
  }
  const kind = KINDS_BY_STATUS[status] ?? 'broken';
  return new Failure(status, [{ key: 'general', kind, ...(kind === 'tooOften' && wait ? { wait } : {}) }]);
}

/** The kinds for responses of a proxy, which doesn't know the contract. */
const KINDS_BY_STATUS: Readonly<Record<number, 'bodyTooLarge' | 'tooOften' | 'unavailable'>> = {
  413: 'bodyTooLarge',
  429: 'tooOften',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Whether a response is a failure of the contract, and not the page of a proxy. */
function isFailureReply(answer: unknown): answer is FailureReply {
  return typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors);
}

function serviceEventOf(failure: Failure) {
  if (failure.status === 0) return 'offline';
  if (hasKind(failure, 'unavailable')) return 'unavailable';
  return hasKind(failure, 'signedOut') && !isPreloading() ? 'signedOut' : 'answer';
}
