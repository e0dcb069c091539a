/** A moment to the second, since several changes are made in a minute. */
export const momentText = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' }).format(time);
