import { onceALanguage } from '#domain/languages/once-per-language.ts';

const days = onceALanguage(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** A stretch of days (UTC) in the reader's words: '3 Nov' or '3–9 Nov'. */
export function daysText({ from, to }: { from: number; to: number }, language: string): string {
  const format = days(language);
  return from === to ? format.format(from) : format.formatRange(from, to);
}
