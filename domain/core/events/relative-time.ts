/** The time since an event, in the largest unit that fits (log.12). `withTime`: the time of day is shown too. */
export type RelativeTime = {
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
  readonly count: number;
  readonly withTime: boolean;
};

/**
 * The units with the number at which the next larger one begins: 60 seconds, 60 minutes, 24 hours, 30 days, 12 months.
 */
const UNITS = [
  { unit: 'second', below: 60, withTime: false },
  { unit: 'minute', below: 60, withTime: false },
  { unit: 'hour', below: 24, withTime: false },
  { unit: 'day', below: 30, withTime: true },
  { unit: 'month', below: 12, withTime: true },
  { unit: 'year', below: Number.POSITIVE_INFINITY, withTime: true },
] as const;

/** The time from `then` to `now`, both in ms since 1970; 0 seconds if `then` is later because of a slow clock. */
export function relativeTimeOf(then: number, now: number): RelativeTime {
  let count = Math.max(0, Math.floor((now - then) / 1000));
  for (const { unit, below, withTime } of UNITS) {
    if (count < below) return { unit, count, withTime };
    count = Math.floor(count / below);
  }
  return { unit: 'year', count, withTime: true };
}
