import { expect, test } from 'vitest';
import { KIND_GROUPS, kindsIn, PROJECT_KINDS } from '#domain/core/events/kind-groups.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { dayOf, isFilter, paramsOf } from './log-filter.ts';

const NOW = new Date(2026, 4, 31, 15, 30);
const at = (...[month, day]: [number, number]) => new Date(2026, month - 1, day).getTime();

test.each([
  [{}, {}],
  [
    { member: 7, string: 12 },
    { u: 7, string: 12 },
  ],
  [{ kind: 'votes' }, { w: [LOG_CODES.vote, LOG_CODES.unvote] }],
  [{ kind: 'editTranslation' }, { w: [LOG_CODES.editTranslation] }],
  [{ section: '1f' }, { section: 31 }],
  // One entry is shown whatever else the address says.
  [{ entry: 5, section: '1f', kind: 'votes' }, { entry: 5 }],
  [{ period: 'today' }, { since: at(5, 31) }],
  [{ period: 'week' }, { since: at(5, 25) }],
  [{ period: 'month' }, { since: at(5, 2) }],
  [
    { period: 'dates', since: '2026-05-01', until: '2026-05-02' },
    { since: at(5, 1), until: at(5, 3) - 1 },
  ],
  [{ period: 'dates', until: '2026-05-02' }, { until: at(5, 3) - 1 }],
  // Without the choice of dates they mean nothing.
  [{ since: '2026-05-01' }, {}],
])('the filter %j of an address asks for %j', (filter, params) => {
  expect(paramsOf(filter, NOW)).toEqual(params);
});

test('what an address can’t mean is left out', () => {
  const filter = {
    kind: 'everything',
    section: '1_2',
    period: 'dates',
    since: '31.05.2026',
    until: '1950-01-01',
  };
  expect(paramsOf(filter, NOW)).toEqual({});
  expect(isFilter(paramsOf(filter, NOW))).toBe(false);
  expect(paramsOf({ section: 'all' }, NOW)).toEqual({});
});

test('a day is written as date fields read it', () => {
  expect(dayOf(NOW)).toBe('2026-05-31');
});

test('every kind is in one group, and a call can ask for any of them', () => {
  expect(KIND_GROUPS.flatMap(kindsIn).toSorted()).toEqual([...PROJECT_KINDS].sort());
  for (const group of KIND_GROUPS) {
    expect(kindsIn(group).length, group).toBeGreaterThan(0);
    expect(kindsIn(group).length, group).toBeLessThanOrEqual(LIMITS.logCodes);
  }
});
