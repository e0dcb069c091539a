import { relativeTimeOf } from '#domain/core/events/relative-time.ts';
import { memoizeByLanguage } from '#domain/core/languages/memoize-by-language.ts';

const ages = memoizeByLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'always' }));
const nowWord = memoizeByLanguage((language) =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'),
);
const moments = memoizeByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
);
const times = memoizeByLanguage((language) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));

/**
 * How long ago in words, by elapsed units (log.12): '4 minutes ago', '1 день назад', and 'now' within a second. Times are
 * in ms since 1970.
 */
export function relativeTimeText(then: number, at: number, language: string): string {
  const { unit, count } = relativeTimeOf(then, at);
  return count === 0 ? nowWord(language) : ages(language).format(-count, unit);
}

/** The date and time in full. */
export function fullTimeText(then: number, language: string): string {
  return moments(language).format(then);
}

/** The time of day alone, which the log appends to times a day ago or more (log.12). */
export function timeOfDay(then: number, language: string): string {
  return times(language).format(then);
}
