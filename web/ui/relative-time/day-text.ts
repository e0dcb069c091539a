import { memoizeByLanguage } from '#domain/core/languages/memoize-by-language.ts';

const days = memoizeByLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));

/** A day in words, for the reader: '3 March 2025', '3 марта 2025 г.'. `time` is ms since 1970. */
export function dayText(time: number, language: string): string {
  return days(language).format(time);
}
