import { type Asked, addressOf, type LooselyAsked } from '#contract/asked.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { FailureReply } from '#contract/failures.ts';
import { LIMITS } from '#domain/limits.ts';
import { Failure, hasKind, type WireKind } from './failure.ts';
import { isAheadOfTime, tellHeard } from './heard.ts';
import { fetchWatched } from './watched.ts';

/** Options of a call: a signal to abort it, a callback for upload progress from 0 to 1, and an idempotency key. */
type Way = { key?: string; signal?: AbortSignal; onSent?: (share: number) => void };

/**
 * Makes a call of the contract and answers its reply. Throws a {@link Failure} for every answer that is no success; with
 * status 0 when none came: `offline` for what would have changed something, `unreached` for what was only asked, `late`
 * when it was waited for too long. `unreadable` when a success is no JSON. An abort stays an abort.
 */
export async function call<E extends Endpoint>(endpoint: E, asked: Asked<E> & Way): Promise<ReplyOf<E>>;
export async function call(endpoint: Endpoint, asked: LooselyAsked & Way): Promise<unknown> {
  try {
    const answer = await answerTo(endpoint, asked);
    tellHeard('answer');
    return answer;
  } catch (error) {
    if (error instanceof Failure) tellHeard(heardIn(error));
    throw error;
  }
}

async function answerTo(endpoint: Endpoint, asked: LooselyAsked & Way): Promise<unknown> {
  const { response, text } = await reach(endpoint, asked);
  const answer = text === '' ? undefined : parsed(text);
  if (!response.ok) throw failureOf(endpoint, response, answer);
  if (text !== '' && answer === undefined)
    throw new Failure(response.status, [{ key: 'general', kind: 'unreadable' }]);
  return answer;
}

async function reach(endpoint: Endpoint, { params, query, body, key, signal, onSent }: LooselyAsked & Way) {
  const patience = new AbortController();
  // A body of many megabytes may be long on its way.
  const isLong = endpoint.bodyLimit !== undefined;
  const timer = isLong ? undefined : setTimeout(() => patience.abort(), LIMITS.callTimeout);
  try {
    const address = addressOf(endpoint.path, params, query);
    const how = {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
    };
    const sent = body !== undefined && sentAs(body, key);
    const response = await (sent && onSent
      ? fetchWatched(address, { ...how, ...sent }, onSent)
      : fetch(address, { ...how, ...sent }));
    // The answer has begun: however long it is, it may come to its end.
    clearTimeout(timer);
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Failure(0, [{ key: 'general', kind: whyNoAnswer(endpoint, patience.signal.aborted) }]);
  } finally {
    clearTimeout(timer);
  }
}

/** A file is sent as it is; the server recognises its type. */
const sentAs = (body: unknown, key: string | undefined) =>
  body instanceof Blob
    ? { body, headers: { 'content-type': 'application/octet-stream' } }
    : {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      };

function whyNoAnswer({ method }: Endpoint, isLate: boolean): WireKind {
  if (method === 'GET') return 'unreached';
  return isLate ? 'late' : 'offline';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function failureOf({ bodyLimit }: Endpoint, { status, headers }: Response, answer: unknown): Failure {
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

/** What a proxy's page means, which knows nothing of the contract's failures. */
const KINDS_BY_STATUS: Readonly<Record<number, 'bodyTooLarge' | 'tooOften' | 'unavailable'>> = {
  413: 'bodyTooLarge',
  429: 'tooOften',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Something between us and the server may answer too: a proxy's page is no failure of the contract. */
function isFailureReply(answer: unknown): answer is FailureReply {
  return typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors);
}

function heardIn(failure: Failure) {
  if (failure.status === 0) return 'offline';
  if (hasKind(failure, 'unavailable')) return 'unavailable';
  return hasKind(failure, 'signedOut') && !isAheadOfTime() ? 'signedOut' : 'answer';
}
