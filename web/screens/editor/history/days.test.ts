import { expect, test } from 'vitest';
import { byDay, dayText } from './days.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('items are grouped by local day, in their order', () => {
  const items = [at(23, 14), at(23, 0), at(22, 23), at(1, 12)].map((created_at) => ({ created_at }));
  expect(byDay(items).map(({ day, items }) => [day, items.length])).toEqual([
    [at(23, 0), 2],
    [at(22, 0), 1],
    [at(1, 0), 1],
  ]);
});

test.each([
  ['en', 'Today', 'Yesterday', 'November 1, 2026'],
  ['ru', 'Сегодня', 'Вчера', '1 ноября 2026 г.'],
  ['it', 'Oggi', 'Ieri', '1 novembre 2026'],
])('a day is told in words: %s', (language, ...words) => {
  const now = at(23, 1);
  expect([at(23, 0), at(22, 0), at(1, 0)].map((day) => dayText(day, now, language))).toEqual(words);
});
