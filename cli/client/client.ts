import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { FailureReply } from '#contract/failures.ts';
import { addressOf, type RequestOf, type UntypedRequest } from '#contract/request.ts';
import { Failure } from './failure.ts';

/** The query of a call as it is sent. */
export type QueryInput<E extends Endpoint> = z.input<E['query']>;

/** Makes calls of the contract with an API token. */
export type Client = {
  /** Makes a call and returns its reply, as the contract describes it. Throws a {@link Failure}. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>>;
  /** Gets a file, unless it has this ETag: undefined then. */
  download<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    known: string | undefined,
  ): Promise<Buffer | undefined>;
};

type Server = {
  readonly server: string;
  readonly token: string;
  readonly version: string;
  /** Told before each wait, with seconds. */
  onWait?: (seconds: number) => void;
};

/** How often a call is made at most, how long one may take, and the seconds of the pauses between (command-line.14). */
const TRIES = 6;
const TIMEOUT = 150_000;
const FIRST_PAUSE = 0.5;
const LONGEST_PAUSE = 120;
/** The most bytes of an answer. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Statuses of an overloaded server, or of a proxy whose server is away for a moment. */
const PASSING = [429, 502, 503, 504];

type Answer = { status: number; headers: Headers; bytes: Buffer };

export function openClient({ server, token, version, onWait }: Server): Client {
  const base = server.replace(/\/+$/, '');

  /** Makes a call until it is answered. A write that is made again has the same key, so that it is done once (api.11). */
  async function answerTo(endpoint: Endpoint, { params, query, body }: UntypedRequest, more = {}) {
    const headers = {
      authorization: `Bearer ${token}`,
      'user-agent': `dragoman/${version}`,
      ...(endpoint.isRepeatable && { 'idempotency-key': randomUUID() }),
      ...(body !== undefined && {
        'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
      }),
      ...more,
    };
    const url = base + addressOf(endpoint.path, params, query);
    // What is neither read only nor has a key may have been done although no answer came.
    const mayRepeat = endpoint.method === 'GET' || endpoint.isRepeatable;
    for (let tries = 1; ; tries += 1) {
      const answer = await once(url, {
        method: endpoint.method,
        headers,
        body: sentBody(body),
      });
      const isPassing = answer instanceof Failure || PASSING.includes(answer.status);
      if (!isPassing) return answer;
      const pause = pauseAfter(answer, tries);
      if (tries === TRIES || !mayRepeat || pause > LONGEST_PAUSE) {
        throw answer instanceof Failure ? answer : failureOf(answer);
      }
      onWait?.(pause);
      await wait(pause * 1000);
    }
  }

  return {
    async call(endpoint, request) {
      const answer = await answerTo(endpoint, request);
      if (answer.status >= 300) throw failureOf(answer);
      const reply = answer.bytes.length > 0 ? parsed(answer.bytes) : undefined;
      if (answer.bytes.length > 0 && reply === undefined) {
        throw new Failure(answer.status, [], `${base} answers no JSON: is it the address of Dragoman?`);
      }
      return reply as never;
    },
    async download(endpoint, request, known) {
      const answer = await answerTo(endpoint, request, known && { 'if-none-match': known });
      if (answer.status === 304) return undefined;
      if (answer.status >= 300) throw failureOf(answer);
      return answer.bytes;
    },
  };
}

/** A file as it is, everything else as JSON. */
function sentBody(body: unknown): Uint8Array<ArrayBuffer> | string | undefined {
  if (body === undefined || body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer> | undefined;
  return JSON.stringify(body);
}

/** One request. A redirection is not followed, because the token belongs to the configured server alone. */
async function once(url: string, request: RequestInit): Promise<Answer | Failure> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status, headers } = response;
    return { status, headers, bytes: await bytesOf(response) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? message;
    return new Failure(0, [], `${new URL(url).origin} can’t be reached (${why})`);
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MOST_BYTES)
      throw new Failure(response.status, [], `an answer has more than ${MOST_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The seconds until the next try: what the server says, otherwise twice as long each time, and never the same for all. */
function pauseAfter(answer: Answer | Failure, tries: number): number {
  const said = answer instanceof Failure ? null : answer.headers.get('retry-after');
  if (said !== null && /^\d{1,9}$/.test(said)) return Number(said);
  const until = said === null ? Number.NaN : Date.parse(said) - Date.now();
  if (!Number.isNaN(until)) return Math.max(0, Math.ceil(until / 1000));
  return FIRST_PAUSE * 2 ** (tries - 1) * (0.75 + Math.random() / 2);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function failureOf({ status, headers, bytes }: Answer): Failure {
  const reply = parsed(bytes);
  if (isFailureReply(reply)) return new Failure(status, reply.errors);
  const location = headers.get('location');
  return new Failure(
    status,
    [],
    location
      ? `the server leads to ${new URL(location, 'http://relative').origin}: set that as "server"`
      : `the server answers ${status}`,
  );
}

function isFailureReply(reply: unknown): reply is FailureReply {
  return typeof reply === 'object' && reply !== null && Array.isArray((reply as FailureReply).errors);
}
