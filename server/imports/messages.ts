import type { FailureReply } from '#contract/failures.ts';
import type { Limits, Place } from '../database/connect.ts';
import type { Once } from '../idempotency/once.ts';
import type { Settings } from '../settings.ts';

/** What the process of an import is started with. */
export type Equipment = { settings: Settings; where: string | Place; limits: Limits };

/** What a handler needs beside the body: plain values. */
export type Handled = { loaded: object; query: unknown; once: Once | undefined };

/** What the server says to the process, in this order; `more` for each piece of the answer but the first. */
export type ToWorker =
  | { is: 'call'; method: string; path: string }
  | { is: 'piece'; piece: Uint8Array }
  | { is: 'end' }
  | { is: 'go'; handled: Handled }
  | { is: 'more' };

/** What the process says: that the body is sound, then the answer piece by piece; or once why there is none. */
export type FromWorker =
  | { is: 'sound' }
  | { is: 'answer'; piece: Uint8Array; isLast: boolean; isRepeat: boolean }
  | { is: 'refused'; failure: FailureReply }
  | { is: 'broken'; why: string };
