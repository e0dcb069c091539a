import { DAY, HOUR, MINUTE, SECOND } from '../../core/units.ts';

/** Limits of webhooks, in milliseconds, bytes, code points or amounts (webhooks.2) (choice). */
export const WEBHOOK_LIMITS = {
  perProject: 10,
  url: { min: 1, max: 1000 },
  description: { min: 0, max: 200 },
  /** How many events one message has at most. */
  eventsPerMessage: 100,
  /** How many messages of a webhook wait at most; further ones are only counted. */
  waiting: 1000,
  /** How many sent ones are kept, and for how long. */
  kept: 500,
  keptFor: 30 * DAY,
  page: { min: 1, max: 100 },
  pageDefault: 30,
  /** How long a receiver has for its whole response, and how much of it is read and kept. */
  timeout: 15 * SECOND,
  responseRead: 16 * 1024,
  responseKept: 1000,
  /** How long the former secret signs too, after a new one was made. */
  formerSecret: DAY,
  /** How long a webhook fails without a success before it is disabled. */
  failsFor: 5 * DAY,
  /** How many messages one run sends, after how many failures in a row it pauses, and for how long. */
  sentAtOnce: 100,
  failuresInRun: 2,
  pause: MINUTE,
} as const;

/** The milliseconds before each further try of a message, as Standard Webhooks recommends: about a day together (webhooks.9). */
export const RETRY_AFTER: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
];
