import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/core/units.ts';
import { relativeTimeText } from './relative-time-text.ts';

const NOW = Date.UTC(2026, 0, 31);

test.each([
  [4 * MINUTE, 'en', '4 minutes ago'],
  [HOUR, 'ru', '1 час назад'],
  [3 * HOUR, 'ru', '3 часа назад'],
  [5 * HOUR, 'it', '5 ore fa'],
  // By elapsed time, not by the calendar: 47 hours ago may be the day before yesterday.
  [47 * HOUR, 'en', '1 day ago'],
  [47 * HOUR, 'ru', '1 день назад'],
  [47 * HOUR, 'it', '1 giorno fa'],
  [48 * HOUR, 'ru', '2 дня назад'],
  [59 * DAY, 'en', '1 month ago'],
  [59 * DAY, 'ru', '1 месяц назад'],
  [59 * DAY, 'it', '1 mese fa'],
  [361 * DAY, 'en', '1 year ago'],
  [361 * DAY, 'ru', '1 год назад'],
  [361 * DAY, 'it', '1 anno fa'],
  [SECOND, 'en', '1 second ago'],
  [0, 'ru', 'сейчас'],
  [0, 'it', 'ora'],
  [-5 * SECOND, 'en', 'now'],
])('%d ms ago reads for %s as %s', (ago, language, text) => {
  expect(relativeTimeText(NOW - ago, NOW, language)).toBe(text);
});
