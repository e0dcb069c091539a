import { MINUTE } from '#domain/core/units.ts';

/** A moment to the second, since several changes are made in a minute. */
export const momentText = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' }).format(time);

/** A time as the date picker holds it, in the reader's time zone. */
export function pickerValue(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

/** The last millisecond of the minute that was picked: the picker has no seconds. */
export const pickedTime = (value: string): number =>
  new Date(`${value.slice(0, 16).replace(' ', 'T')}:59.999`).getTime();
