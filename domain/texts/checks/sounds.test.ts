import { expect, test } from 'vitest';
import { soundsOf } from './sounds.ts';

test.each([
  ['commit', 'коммит'],
  ['repository', 'репозитори'],
  ['Starbuck', 'Старбек'],
  ['George', 'Джордж'],
])('%s and %s sound alike in their consonants (spelling.3)', (one, other) => {
  expect(soundsOf(one)).toBe(soundsOf(other));
});

test('what has other consonants, or in another order, sounds otherwise', () => {
  expect(soundsOf('problem')).not.toBe(soundsOf('пролбем'));
  expect(soundsOf('aeiou')).toBe('');
});
