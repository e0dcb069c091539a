import { LIMITS } from '../limits.ts';
import { handleFrom, whyNotUsername } from '../names/handle.ts';

/** The name of a service that users sign in with, in settings and addresses (services.3). */
export const SERVICE_NAME = /^[a-z][a-z0-9]{0,29}$/;

/** What came of a visit to a sign-in service, as addresses of pages name it and pages say it (services.8). */
export const SERVICE_OUTCOMES = [
  'denied',
  'expired',
  'unavailable',
  'failed',
  'tooOften',
  'closed',
  'banned',
  'taken',
  'another',
  'notYours',
  'connected',
  'confirmed',
] as const;
export type ServiceOutcome = (typeof SERVICE_OUTCOMES)[number];

/** The outcomes after which the user has what they wanted. */
export const isGoodOutcome = (outcome: ServiceOutcome): boolean =>
  outcome === 'connected' || outcome === 'confirmed';

/** The username that is suggested to a user whom a service names so; empty if none can be made of it (services.9). */
export function suggestedUsername(name: string): string {
  const [local = ''] = name.split('@');
  const suggested = handleFrom(local.toLowerCase()).slice(0, LIMITS.username.max);
  return whyNotUsername(suggested) ? '' : suggested;
}
