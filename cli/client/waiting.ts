import { setTimeout } from 'node:timers/promises';
import { Failure } from './failure.ts';

/** Time in seconds. Tests have one of their own. */
export type Clock = {
  now(): number;
  pause(seconds: number): Promise<void>;
  /** A signal that aborts after that time. */
  timeout(seconds: number): AbortSignal;
};

export const CLOCK: Clock = {
  now: () => performance.now() / 1000,
  pause: (seconds) => setTimeout(seconds * 1000),
  timeout: (seconds) => AbortSignal.timeout(seconds * 1000),
};

/** Bounds of the seconds without an answer after which the server's health is asked for. */
const LEAST_SILENCE = 10;
const LONGEST_SILENCE = 60;

/** The seconds without an answer after which the server's health is asked for: as many as are left to wait, within bounds. */
export const silenceOf = (remaining: number): number =>
  Math.max(LEAST_SILENCE, Math.min(Math.ceil(remaining), LONGEST_SILENCE));

/**
 * A signal that aborts if there is no answer for some seconds, and the server's health isn't answered either. A healthy server may
 * work on a call for longer.
 */
export function abortWhenSilent(
  health: string,
  { silence, clock, answered }: { silence: number; clock: Clock; answered: AbortSignal },
): AbortSignal {
  const controller = new AbortController();
  const checkHealth = async () => {
    try {
      await (await fetch(health, { redirect: 'manual', signal: clock.timeout(LEAST_SILENCE) })).text();
    } catch {
      controller.abort(new DOMException(`no answer for ${silence} s`, 'TimeoutError'));
    }
  };
  clock.timeout(silence).addEventListener('abort', checkHealth, { once: true, signal: answered });
  return controller.signal;
}

/** Seconds of the first pause, and the most to which they double (command-line.28). */
const FIRST_PAUSE = 0.5;
const LONGEST_PAUSE = 10;
/** How often a busy server is asked at most, and the seconds of a pause that it may ask for (command-line.14). */
const TRIES = 6;
const LONGEST_REQUESTED_PAUSE = 120;

/** The status of a server that has too many calls. */
const BUSY_STATUS = 429;
/** Statuses of a server that is about to stop or can't work, or of a proxy that doesn't reach it. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];
/** Why a connection can't be made or breaks for a while. A wrong name or certificate stays wrong. */
const AWAY_CODES: readonly (string | undefined)[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'TimeoutError',
];

/** Whether the server is away and may come back. */
export const isAway = (answer: Response | Failure): boolean =>
  answer instanceof Failure ? AWAY_CODES.includes(answer.code) : AWAY_STATUSES.includes(answer.status);

/**
 * The seconds until the next try, at least those that the server asks for; undefined if none follows. `remaining` are those left
 * to wait for a server that is away.
 */
export function pauseOf(
  answer: Response | Failure,
  { tries, remaining }: { tries: number; remaining: number },
): number | undefined {
  const requestedPause = retryAfter(answer);
  // Random, so that programs that wait don't all try at the same moment.
  const backoff = Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE) * (0.75 + Math.random() / 2);
  if (isAway(answer))
    return remaining <= 0 || requestedPause > remaining
      ? undefined
      : Math.max(requestedPause, Math.min(backoff, remaining));
  if (answer instanceof Failure || answer.status !== BUSY_STATUS) return undefined;
  return tries === TRIES || requestedPause > LONGEST_REQUESTED_PAUSE
    ? undefined
    : Math.max(requestedPause, backoff);
}

/** The seconds that a server asks to wait for, in either of the two forms; 0 if it doesn't. */
function retryAfter(answer: Response | Failure): number {
  const header = answer instanceof Failure ? null : answer.headers.get('retry-after');
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const until = Date.parse(header) - Date.now();
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil(until / 1000));
}
