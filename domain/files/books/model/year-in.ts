/** The year of a date, however it is written; empty if there is none, or the year 101, which programs write for an unknown one. */
export const yearIn = (date: string): string => /(?<!\d)[1-9]\d{3}(?!\d)/.exec(date)?.[0] ?? '';
