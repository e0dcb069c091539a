import { memoizeByLanguage } from '#domain/core/languages/memoize-by-language.ts';

const DAY = 24 * 60 * 60 * 1000;

const near = memoizeByLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
const dates = memoizeByLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));

/** Items of a list by the local day of their time, in the order of the list. */
export function byDay<Item extends { readonly created_at: number }>(
  items: readonly Item[],
): { day: number; items: Item[] }[] {
  const days: { day: number; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.created_at);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** A day in words: today, yesterday or its date. */
export function dayText(day: number, now: number, language: string): string {
  const ago = Math.round((dayOf(now) - day) / DAY);
  if (ago !== 0 && ago !== 1) return dates(language).format(day);
  const text = near(language).format(-ago, 'day');
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);
