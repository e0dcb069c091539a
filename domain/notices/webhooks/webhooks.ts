import { RETRY_AFTER } from './limits.ts';

/** Why a try of a message failed, besides a status that is no success (webhooks.10). */
export const WEBHOOK_PROBLEMS = ['notPublic', 'unreachable', 'slow'] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** What became of a message: it waits for its next try, was accepted, or is not tried again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** Why the service disabled a webhook (webhooks.11). */
export const DISABLED_BECAUSE = ['gone', 'failing'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/**
 * The milliseconds until the next try after so many failed ones; undefined if there is none. `random` is from 0 to 1 and
 * spreads the tries by a fifth in both directions (webhooks.9).
 */
export function retryAfter(failed: number, random: number): number | undefined {
  const pause = RETRY_AFTER[failed - 1];
  return pause === undefined ? undefined : Math.round(pause * (0.8 + 0.4 * random));
}

/** Whether a text is the URL of a possible receiver: https without a name and password, or http where that is allowed (webhooks.3). */
export function isWebhookUrl(text: string, allowsHttp: boolean): boolean {
  const url = URL.parse(text);
  const isAllowed = url?.protocol === 'https:' || (allowsHttp && url?.protocol === 'http:');
  return isAllowed && url.username === '' && url.password === '' && url.hostname !== '';
}

/** The host of a URL, which the log names: paths and queries of webhooks often have secrets (webhooks.12). */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? '';
