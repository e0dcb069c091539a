import { expect, test } from 'vitest';
import { ROLES } from '../../core/access/roles.ts';
import { daysLeft, isDate, isDone, isOverdue, mayBeAssigned, reminderStage } from './assignments.ts';

const at = (text: string) => Date.parse(text);

test('a date is a day of the calendar', () => {
  for (const text of ['2026-12-31', '2028-02-29', '1970-01-01', '2999-12-31'])
    expect(isDate(text)).toBe(true);
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '3000-01-01',
    '1969-12-31',
    '',
    '2026-12-31T00:00',
  ])
    expect(isDate(text), text).toBe(false);
});

test('a deadline lasts until the end of its day in UTC (assignments.4)', () => {
  const open = { strings_amount: 2, strings_translated: 1 };
  expect(daysLeft('2026-12-31', at('2026-12-31T23:59:59Z'))).toBe(0);
  expect(daysLeft('2026-12-31', at('2027-01-01T00:00:00Z'))).toBe(-1);
  expect(daysLeft('2027-01-02', at('2026-12-31T23:59:59Z'))).toBe(2);
  expect(isOverdue('2026-12-31', open, at('2026-12-31T23:59:59Z'))).toBe(false);
  expect(isOverdue('2026-12-31', open, at('2027-01-01T00:00:00Z'))).toBe(true);
  expect(isOverdue(null, open, at('2027-01-01T00:00:00Z'))).toBe(false);
});

test('a section whose strings are all translated is never overdue, one without strings is (assignments.4)', () => {
  const late = at('2027-01-01T00:00:00Z');
  expect(isOverdue('2026-12-31', { strings_amount: 2, strings_translated: 2 }, late)).toBe(false);
  expect(isOverdue('2026-12-31', { strings_amount: 0, strings_translated: 0 }, late)).toBe(true);
  expect(isDone({ strings_amount: 0, strings_translated: 0 })).toBe(false);
});

test('the reminders are three days before and on the day (assignments.9)', () => {
  const stages = ['2026-12-26', '2026-12-27', '2026-12-28', '2026-12-30', '2026-12-31', '2027-01-01'].map(
    (day) => reminderStage('2026-12-31', at(`${day}T12:00:00Z`)),
  );
  expect(stages).toEqual([0, 0, 1, 1, 2, 2]);
});

test('sections are assigned to those who translate (assignments.2)', () => {
  expect(ROLES.every(mayBeAssigned)).toBe(true);
  expect(mayBeAssigned({ permissions: ['can_manage_sections'] })).toBe(false);
  expect(mayBeAssigned(undefined)).toBe(false);
});
