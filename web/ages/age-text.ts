import { ageOf } from '#domain/ages.ts';
import { onceALanguage } from '#domain/once-a-language.ts';

const ages = onceALanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'always' }));
const moments = onceALanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
);
const times = onceALanguage((language) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));

/** How long ago, in words, by elapsed units: '4 minutes ago', '1 day ago', '1 день назад' (SPEC §2 'Log tab'). Times are ms since 1970. */
export function ageText(then: number, now: number, language: string): string {
  const { unit, count } = ageOf(then, now);
  return ages(language).format(-count, unit);
}

/** The day and time in full, for those who need to know exactly. */
export function exactText(then: number, language: string): string {
  return moments(language).format(then);
}

/** The time of day alone: the log appends it to what is days old or more (SPEC §2 'Log tab'). */
export function timeOfDay(then: number, language: string): string {
  return times(language).format(then);
}
