import { ageOf } from '#domain/events/relative-time.ts';
import { onceALanguage } from '#domain/languages/once-per-language.ts';

const ages = onceALanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'always' }));
const now = onceALanguage((language) =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'),
);
const moments = onceALanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
);
const times = onceALanguage((language) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));

/**
 * How long ago, in words, by elapsed units: '4 minutes ago', '1 day ago', '1 день назад', and 'now' within a second
 * (log.12). Times are ms since 1970.
 */
export function ageText(then: number, at: number, language: string): string {
  const { unit, count } = ageOf(then, at);
  return count === 0 ? now(language) : ages(language).format(-count, unit);
}

/** The day and time in full, for those who need to know exactly. */
export function exactText(then: number, language: string): string {
  return moments(language).format(then);
}

/** The time of day alone: the log appends it to what is days old or more (log.12). */
export function timeOfDay(then: number, language: string): string {
  return times(language).format(then);
}
