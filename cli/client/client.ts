import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, openApiClient } from '#client/client.ts';
import { LACKING_HEADER } from '#domain/exports/lacking-header.ts';
import { Failure, failureOf } from './failure.ts';

export type Client = ApiClient;

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
/** Statuses of a response that may have no body, not even an empty one. */
const BODILESS = [204, 304];

/** Opens a client that waits for a busy server and throws a {@link Failure} for every refusal. */
export function openClient({ server, token, version, onWait }: Server): Client {
  const client = openApiClient({
    server,
    token,
    headers: { 'user-agent': `dragoman/${version}` },
    fetch: (request) => sent(request, onWait),
  });
  client.use({
    async onResponse({ response }) {
      if (response.status >= 300 && response.status !== 304) throw await failureOf(response);
    },
  });
  return client;
}

/** The header of a write that may be sent again when no answer came: the server does it once (api.11). */
export const repeatable = (): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': crypto.randomUUID() });

/** The part of a request that sends a file as it is. */
export const sentFile = (bytes: Uint8Array) => ({
  body: bytes,
  bodySerializer: (body: Uint8Array) => body,
  headers: { 'content-type': 'application/octet-stream' },
});

/** What a call answers. Throws a {@link Failure} if the server refuses it, or if it is not Dragoman. */
export async function answerOf<Data>(call: Promise<{ data?: Data; response: Response }>): Promise<Data> {
  try {
    return (await call).data as Data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Failure(200, [], 'The server answers no JSON: is it the address of Dragoman?');
  }
}

/** A file that a call answers. */
export type AnsweredFile = {
  /** Undefined if the caller's copy, whose ETag it has sent, is still the same. */
  readonly bytes: Buffer | undefined;
  /** The characters that the encoding of the file lacks (exports.28). */
  readonly lacking: string;
};

/** The file that a call answers. */
export async function fileOf(
  call: Promise<{ data?: ArrayBuffer; response: Response }>,
): Promise<AnsweredFile> {
  const { data, response } = await call;
  return {
    bytes: response.status === 304 ? undefined : Buffer.from(data ?? new ArrayBuffer()),
    lacking: decodeURIComponent(response.headers.get(LACKING_HEADER) ?? ''),
  };
}

/** Sends a request until it is answered. */
async function sent(request: Request, onWait: Server['onWait']): Promise<Response> {
  // A stream could be sent only once.
  const body = request.body === null ? undefined : await request.arrayBuffer();
  // What is neither read only nor has a key may have been done although no answer came.
  const mayRepeat = request.method === 'GET' || request.headers.has('idempotency-key');
  for (let tries = 1; ; tries += 1) {
    const answer = await answerTo(request, body);
    if (!(answer instanceof Failure || PASSING.includes(answer.status))) return answer;
    const pause = pauseAfter(answer, tries);
    if (tries === TRIES || !mayRepeat || pause > LONGEST_PAUSE) {
      if (answer instanceof Failure) throw answer;
      return answer;
    }
    onWait?.(pause);
    await wait(pause * 1000);
  }
}

/** One try. The whole response is read, so that one that breaks off is tried again. */
async function answerTo({ url, method, headers }: Request, body?: ArrayBuffer): Promise<Response | Failure> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status } = response;
    const bytes = await bytesOf(response);
    return new Response(BODILESS.includes(status) ? null : bytes, { status, headers: response.headers });
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? message;
    return new Failure(0, [], `${new URL(url).origin} can’t be reached (${why})`);
  }
}

async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
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
function pauseAfter(answer: Response | Failure, tries: number): number {
  const said = answer instanceof Failure ? null : answer.headers.get('retry-after');
  if (said !== null && /^\d{1,9}$/.test(said)) return Number(said);
  const until = said === null ? Number.NaN : Date.parse(said) - Date.now();
  if (!Number.isNaN(until)) return Math.max(0, Math.ceil(until / 1000));
  return FIRST_PAUSE * 2 ** (tries - 1) * (0.75 + Math.random() / 2);
}
