import { expect, test } from 'vitest';
import { projectSearch } from './project-search.ts';

test('the filter of a log is read from the address; what can’t be one is dropped', () => {
  const search = { member: '7', string: '12', kind: 'votes', section: '1f', period: 'week', word: 'Hatter' };
  expect(projectSearch({ ...search, tab: 'log' })).toEqual({ ...search, member: 7, string: 12 });
  expect(
    projectSearch({ member: 'anna', string: '-1', kind: '', section: 7, word: 'x'.repeat(1001) }),
  ).toEqual({});
  expect(projectSearch({ string: '1.5', member: '9007199254740993' })).toEqual({});
});
