import { type ApiClient, openApiClient } from '#client/client.ts';
import { MIB } from '#domain/core/units.ts';
import {
  BLOCKED_HEADER,
  LACKING_TEXTS_HEADER,
  type LackingIn,
  LEFT_OUT_HEADER,
  type LeftOut,
  readLeftOut,
  WITHOUT_KEPT_HEADER,
  WITHOUT_PICTURES_HEADER,
} from '#domain/files/exports/lacking.ts';
import { Failure, failureOf, statusSentence } from './failure.ts';
import { abortWhenSilent, CLOCK, type Clock, isAway, pauseOf, silenceOf } from './waiting.ts';

export type Client = ApiClient;

type Server = {
  readonly server: string;
  readonly token: string;
  readonly version: string;
  /** For how many seconds a server that is away is waited for (command-line.28). */
  readonly wait: number;
  /** Told before each pause, with seconds. */
  onPause?: (seconds: number) => void;
  /** Told once, before the first pause for a server that is away. */
  onAway?: (why: string) => void;
  readonly clock?: Clock;
};

/** Milliseconds that a call may take. */
const TIMEOUT = 150_000;
/** The most bytes of an answer. */
const MOST_BYTES = 256 * MIB;

/** Statuses of a response that may have no body, not even an empty one. */
const BODILESS = [204, 304];

/** Opens a client that waits for a server that is busy or away, and throws a {@link Failure} for every refusal. */
export function openClient({ server, token, version, onAway = () => {}, ...waiting }: Server): Client {
  let isReported = false;
  const reportOnce = (why: string) => {
    if (!isReported) onAway(why);
    isReported = true;
  };
  const client = openApiClient({
    server,
    token,
    headers: { 'user-agent': `dragoman/${version}` },
    fetch: (request) => sendUntilAnswered(request, { ...waiting, server, onAway: reportOnce }),
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
export const fileBody = (bytes: Uint8Array) => ({
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
export type DownloadedFile = {
  /** Undefined if the caller's copy, whose ETag it has sent, is still the same. */
  readonly bytes: Buffer | undefined;
  /** What the encoding or the format of the file lacks (exports.28). */
  readonly lacking: readonly LackingIn[];
  /** The sections in it whose kept files could not be updated (exports.35). */
  readonly withoutKept: string;
  /** How many pictures of its texts a made book is without (exports.40). */
  readonly withoutPictures: number;
  /** The texts that are not in a translated book, if there are any (exports.42). */
  readonly leftOut: LeftOut | null;
  /** The texts that were left out because checks block them, if there are any (exports.43). */
  readonly blocked: LeftOut | null;
};

/** Reads the file that a call answers. */
export async function downloadedFileOf(
  call: Promise<{ data?: ArrayBuffer; response: Response }>,
): Promise<DownloadedFile> {
  const { data, response } = await call;
  return {
    bytes: response.status === 304 ? undefined : Buffer.from(data ?? new ArrayBuffer()),
    lacking: JSON.parse(decodeURIComponent(response.headers.get(LACKING_TEXTS_HEADER) ?? '[]')),
    withoutKept: decodeURIComponent(response.headers.get(WITHOUT_KEPT_HEADER) ?? ''),
    withoutPictures: Number(response.headers.get(WITHOUT_PICTURES_HEADER) ?? 0),
    leftOut: readLeftOut(response.headers.get(LEFT_OUT_HEADER) ?? ''),
    blocked: readLeftOut(response.headers.get(BLOCKED_HEADER) ?? ''),
  };
}

type WaitOptions = Pick<Server, 'server' | 'wait' | 'onPause' | 'clock'> & { onAway(why: string): void };

/** Sends a request until it is answered, or its server was busy or away for too long. */
async function sendUntilAnswered(
  request: Request,
  { server, wait, onPause, onAway, clock = CLOCK }: WaitOptions,
): Promise<Response> {
  // A stream could be sent only once.
  const body = request.body === null ? undefined : await request.arrayBuffer();
  // What is neither read only nor has a key may have been done although no answer came.
  const mayRepeat = request.method === 'GET' || request.headers.has('idempotency-key');
  let firstFailed: number | undefined;
  const secondsLeft = (since: number) => since + wait - clock.now();
  for (let tries = 1; ; tries += 1) {
    const startedAt = clock.now();
    const silence = silenceOf(secondsLeft(firstFailed ?? startedAt));
    const answer = await sendOnce(request, { body, server, silence, clock });
    // A server without an answer has been away since the request was sent.
    firstFailed ??= answer instanceof Failure && answer.code === 'TimeoutError' ? startedAt : clock.now();
    const remaining = secondsLeft(firstFailed);
    const pause = mayRepeat ? pauseOf(answer, { tries, remaining }) : undefined;
    if (pause === undefined) {
      if (answer instanceof Failure) throw answer;
      return answer;
    }
    if (isAway(answer)) onAway(answer instanceof Failure ? answer.message : statusSentence(answer.status));
    onPause?.(pause);
    await clock.pause(pause);
  }
}

type AttemptOptions = { body: ArrayBuffer | undefined; server: string; silence: number; clock: Clock };

/** One try. The whole response is read, so that one that breaks off is tried again. */
async function sendOnce(
  { url, method, headers }: Request,
  { body, server, ...silent }: AttemptOptions,
): Promise<Response | Failure> {
  const answered = new AbortController();
  const silenceSignal = abortWhenSilent(`${server.replace(/\/+$/, '')}/api/health`, {
    ...silent,
    answered: answered.signal,
  });
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), silenceSignal]),
    });
    const { status } = response;
    const bytes = await bytesOf(response);
    return new Response(BODILESS.includes(status) ? null : bytes, { status, headers: response.headers });
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? message;
    return new Failure(0, [], `${new URL(url).origin} can’t be reached (${why})`, cause?.code ?? name);
  } finally {
    answered.abort();
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
