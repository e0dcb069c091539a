/** A day and time, short enough for a line of a list. `time` is ms since 1970. */
export function dateTimeText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
