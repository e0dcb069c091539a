import { type Asked, addressOf, type LooselyAsked } from '#contract/asked.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { FailureReply } from '#contract/failures.ts';
import { Failure } from './failure.ts';

type Abortable = { signal?: AbortSignal };

/**
 * Makes a call of the contract and answers its reply. Throws a {@link Failure} for every answer that is no success,
 * `offline` when none came, `unreadable` when a success is no JSON. An abort stays an abort.
 */
export async function call<E extends Endpoint>(endpoint: E, asked: Asked<E> & Abortable): Promise<ReplyOf<E>>;
export async function call(endpoint: Endpoint, asked: LooselyAsked & Abortable): Promise<unknown> {
  const response = await reach(addressOf(endpoint.path, asked.params, asked.query), {
    method: endpoint.method,
    signal: asked.signal ?? null,
    ...(asked.body === undefined
      ? {}
      : { body: JSON.stringify(asked.body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  const answer = text === '' ? undefined : parsed(text);
  if (!response.ok) throw failureOf(response.status, answer);
  if (text !== '' && answer === undefined)
    throw new Failure(response.status, [{ key: 'general', kind: 'unreadable' }]);
  return answer;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Failure(0, [{ key: 'general', kind: 'offline' }]);
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function failureOf(status: number, answer: unknown): Failure {
  if (isFailureReply(answer)) return new Failure(status, answer.errors, answer.current);
  const kind = status === 502 || status === 503 || status === 504 ? 'unavailable' : 'broken';
  return new Failure(status, [{ key: 'general', kind }]);
}

/** Something between us and the server may answer too: a proxy's page is no failure of the contract. */
function isFailureReply(answer: unknown): answer is FailureReply {
  return typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors);
}
