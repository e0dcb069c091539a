import { setTimeout } from 'node:timers/promises';
import { Failure } from './failure.ts';

/** Time in seconds. Tests have one of their own. */
export type Clock = {
  now(): number;
  pause(seconds: number): Promise<void>;
  /** A signal that aborts by then. */
  timeout(seconds: number): AbortSignal;
};

export const CLOCK: Clock = {
  now: () => performance.now() / 1000,
  pause: (seconds) => setTimeout(seconds * 1000),
  timeout: (seconds) => AbortSignal.timeout(seconds * 1000),
};

/** Seconds without an answer after which a server is asked whether it is there: not before it may answer a usual call, nor later than this. */
const LEAST_SILENCE = 10;
const LONGEST_SILENCE = 60;

/** How long a call may be without an answer before the server is asked; as long as it is waited for, within bounds. */
export const silenceOf = (left: number): number =>
  Math.max(LEAST_SILENCE, Math.min(Math.ceil(left), LONGEST_SILENCE));

/**
 * A signal that aborts once there was no answer for some seconds, and none either to the question whether the server is there. One that is there
 * may work on a call for longer.
 */
export function whenSilent(
  health: string,
  { silence, clock, done }: { silence: number; clock: Clock; done: AbortSignal },
): AbortSignal {
  const gone = new AbortController();
  const ask = async () => {
    try {
      await (await fetch(health, { redirect: 'manual', signal: clock.timeout(LEAST_SILENCE) })).text();
    } catch {
      gone.abort(new DOMException(`no answer for ${silence} s`, 'TimeoutError'));
    }
  };
  clock.timeout(silence).addEventListener('abort', ask, { once: true, signal: done });
  return gone.signal;
}

/** Seconds of the first pause, and the most to which they double (command-line.28). */
const FIRST_PAUSE = 0.5;
const LONGEST_PAUSE = 10;
/** How often a busy server is asked at most, and the seconds of a pause that it may ask for (command-line.14). */
const TRIES = 6;
const LONGEST_ASKED = 120;

const BUSY = 429;
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

/** The seconds until the next try, at least those that the server says; undefined if there is none. `left`: seconds to wait for a server that is away. */
export function pauseOf(
  answer: Response | Failure,
  { tries, left }: { tries: number; left: number },
): number | undefined {
  const asked = retryAfter(answer);
  // Never the same for all programs that wait.
  const own = Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE) * (0.75 + Math.random() / 2);
  if (isAway(answer)) return left <= 0 || asked > left ? undefined : Math.max(asked, Math.min(own, left));
  if (answer instanceof Failure || answer.status !== BUSY) return undefined;
  return tries === TRIES || asked > LONGEST_ASKED ? undefined : Math.max(asked, own);
}

/** The seconds that a server asks to wait for, in either of the two forms; 0 if it doesn't. */
function retryAfter(answer: Response | Failure): number {
  const said = answer instanceof Failure ? null : answer.headers.get('retry-after');
  if (said === null) return 0;
  if (/^\d{1,9}$/.test(said)) return Number(said);
  const until = Date.parse(said) - Date.now();
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil(until / 1000));
}
