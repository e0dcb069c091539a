import { expect, test } from 'vitest';
import { mentionsIn, namesAddedBy, namesMentionedIn } from './mentions.ts';

test.each([
  ['@anna', ['anna']],
  ['Hello @Anna, and @boris_2!', ['anna', 'boris_2']],
  ['(@anna) «@boris» @anna.', ['anna', 'boris']],
  ['Спасибо, @anna: готово', ['anna']],
  ['**@anna** > *@boris*', ['anna', 'boris']],
  ['> @anna wrote', ['anna']],
  ['line\n@anna', ['anna']],
  ['@a__b and @_x_', ['a__b', '_x_']],
  ['anna@example.org', []],
  ['me+@anna @anna@example.org @anna.example', []],
  ['@an @1anna @@anna @', []],
  ['`@anna`', []],
  ['https://example.org/@anna and https://example.org/?a=@anna', []],
  ['[see @anna](https://example.org)', []],
  [`@${'a'.repeat(32)}`, ['a'.repeat(32)]],
  [`@${'a'.repeat(33)}`, []],
  ['@annaя @анна', []],
])('%j mentions %j (notifications.25)', (text, names) => {
  expect(namesMentionedIn(text)).toEqual(names);
});

test('a mention is from its sign to the end of the name', () => {
  expect(mentionsIn('👋 @Anna!')).toEqual([{ start: 3, end: 8, username: 'Anna' }]);
});

test('a comment mentions ten users at most', () => {
  const names = Array.from({ length: 12 }, (_, n) => `user_${n}`);
  expect(namesMentionedIn(names.map((name) => `@${name}`).join(' '))).toEqual(names.slice(0, 10));
});

test('an edit mentions only whom the text did not mention before (notifications.26)', () => {
  expect(namesAddedBy('@anna, see', '@Anna and @boris, see')).toEqual(['boris']);
});

test('a long text is read in linear time', () => {
  const started = performance.now();
  namesMentionedIn('@a'.repeat(100_000));
  namesMentionedIn(' @'.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2000);
});
