import type { UserAccess } from '#contract/identity/users.ts';
import { DAY } from '#domain/core/units.ts';

/** When a ban ends, as an administrator chooses it; `date` is the end of a day of their clock. */
export const BAN_ENDS = ['never', 'day', 'week', 'month', 'date'] as const;
export type BanEnd = (typeof BAN_ENDS)[number];

export type BanValues = { reason: string; end: BanEnd; date: string };

/** The days of each end that is counted from now. */
const DAYS = { day: 1, week: 7, month: 30 } as const;

/** The values of a ban that there is; for a new one it never ends. */
export function banValuesOf({ banned, ban_reason, banned_until }: UserAccess): BanValues {
  if (!banned || banned_until === null) return { reason: ban_reason, end: 'never', date: '' };
  return { reason: ban_reason, end: 'date', date: dayOf(banned_until) };
}

/** The body of the call; undefined if the chosen date is missing or past. `now` is in milliseconds. */
export function banOf({ reason, end, date }: BanValues, now: number) {
  const until =
    end === 'never' ? null : end === 'date' ? new Date(`${date}T23:59:59`).getTime() : now + DAYS[end] * DAY;
  if (until !== null && !(until > now)) return undefined;
  return { banned: true, ban_reason: reason, banned_until: until };
}

/** A day of the reader's clock, as 2027-03-01. */
export function dayOf(at: number): string {
  const day = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
