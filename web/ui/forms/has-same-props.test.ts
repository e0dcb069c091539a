import { expect, test } from 'vitest';
import { hasSameProps } from './has-same-props.ts';

const FIELD = { label: 'Name', value: 'Alice', error: undefined, onChange: () => 'before' };

test('a field shows the same when only what it calls was made anew', () => {
  expect(hasSameProps(FIELD, { ...FIELD, onChange: () => 'after' })).toBe(true);
});

test.each([
  { ...FIELD, value: 'Alice in Wonderland' },
  { ...FIELD, error: 'Too long.' },
  { ...FIELD, disabled: true },
  { label: 'Name', value: 'Alice', error: undefined },
])('a field is drawn anew once it shows something else: %j', (after) => {
  expect(hasSameProps<object>(FIELD, after)).toBe(false);
  expect(hasSameProps<object>(after, FIELD)).toBe(false);
});
