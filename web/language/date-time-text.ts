/** A day and time, short enough for a line of a list. `time` is ms since 1970. */
export function dateTimeText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A day such as `2026-12-31` in words: that of UTC, wherever the reader is. */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
}
