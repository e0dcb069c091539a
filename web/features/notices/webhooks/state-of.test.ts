import { expect, test } from 'vitest';
import { stateOf } from './state-of.ts';

test('what keeps a webhook from sending is said first (webhooks.14)', () => {
  const sends = { enabled: true, disabled_because: null, is_owned: true, failing_since: null };
  expect(stateOf(sends)).toBe('sends');
  expect(stateOf({ ...sends, failing_since: 1 })).toBe('fails');
  expect(stateOf({ ...sends, failing_since: 1, is_owned: false })).toBe('unowned');
  expect(stateOf({ ...sends, enabled: false, is_owned: false })).toBe('off');
  expect(stateOf({ ...sends, enabled: false, disabled_because: 'gone' })).toBe('gone');
  expect(stateOf({ ...sends, enabled: false, disabled_because: 'failing' })).toBe('failing');
});
