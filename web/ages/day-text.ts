/** A day in words, for the reader: '3 March 2025', '3 марта 2025 г.'. `time` is ms since 1970. */
export function dayText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
}
