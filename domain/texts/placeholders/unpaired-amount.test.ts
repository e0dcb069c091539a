import { expect, test } from 'vitest';
import { breaksPlaceholders } from './unpaired-amount.ts';

test.each([
  ['Hi {a}', 'Хай {a}', 'Хай {а}', true],
  ['Hi {a}', 'Хай {a}', 'Привет {a}', false],
  ['Hi {a}', 'Хай', 'Привет', false],
  ['Hi {a}', 'Хай', 'Хай {b}', true],
  ['Hi {a}', 'Хай {b}', 'Хай {a}', false],
  ['<b>Hi</b>', '<b>Хай</b>', '<b>Хай', true],
])('of %j a translation %j that becomes %j breaks something: %j', (source, former, next, breaks) => {
  expect(breaksPlaceholders(source, former, next, { format: 'json' })).toBe(breaks);
});
