import { expect, test } from 'vitest';
import { showsSame } from './shows-same.ts';

const FIELD = { label: 'Name', value: 'Alice', error: undefined, onChange: () => 'before' };

test('a field shows the same when only what it calls was made anew', () => {
  expect(showsSame(FIELD, { ...FIELD, onChange: () => 'after' })).toBe(true);
});

test.each([
  { ...FIELD, value: 'Alice in Wonderland' },
  { ...FIELD, error: 'Too long.' },
  { ...FIELD, disabled: true },
  { label: 'Name', value: 'Alice', error: undefined },
])('a field is drawn anew once it shows something else: %j', (after) => {
  expect(showsSame<object>(FIELD, after)).toBe(false);
  expect(showsSame<object>(after, FIELD)).toBe(false);
});
