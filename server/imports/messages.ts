import type { FailureReply } from '#contract/failures.ts';
import type { ConnectionParameters, PoolLimits, Sql } from '../database/connect.ts';
import type { Once } from '../idempotency/once.ts';
import type { Settings } from '../settings/settings.ts';

/** What a handler of a worker has. */
export type WorkerContext = { sql: Sql; settings: Settings };

/** What a worker is started with. */
export type Equipment = { settings: Settings; where: string | ConnectionParameters; limits: PoolLimits };

/** What a handler needs besides the body: plain values. */
export type Handled = { loaded: object; query: unknown; once: Once | undefined };

/** Messages from the server to the worker, in this order; `more` for each piece of the response after the first. */
export type ToWorker =
  | { is: 'call'; method: string; path: string }
  | { is: 'piece'; piece: Uint8Array }
  | { is: 'end' }
  | { is: 'go'; handled: Handled }
  | { is: 'more' };

/** Messages from the worker: that the body is valid, then the response piece by piece; or once, why there is none. */
export type FromWorker =
  | { is: 'sound' }
  | { is: 'answer'; piece: Uint8Array; isLast: boolean; isRepeat: boolean }
  | { is: 'refused'; failure: FailureReply }
  | { is: 'broken'; why: string };
