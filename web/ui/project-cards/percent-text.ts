import { memoizeByLanguage } from '#domain/core/languages/memoize-by-language.ts';

const percents = (digits: number) =>
  memoizeByLanguage(
    (language) =>
      new Intl.NumberFormat(language, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const whole = percents(0);
const exact = percents(2);

/**
 * A percentage, rounded down (statistics.2), in the reader's number format: '62.30%', '62,30 %'; a whole one without
 * decimals: '100%'.
 */
export function percentText(percent: number, language: string): string {
  const format = percent === 100 ? whole : exact;
  return format(language).format(percent / 100);
}
