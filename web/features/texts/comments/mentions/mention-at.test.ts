import { expect, test } from 'vitest';
import { mentionsIn } from '#domain/notices/notifications/mentions.ts';
import { mentionAt } from './mention-at.ts';

test.each([
  ['@', { start: 0, query: '' }],
  ['@an', { start: 0, query: 'an' }],
  ['Ask @boris', { start: 4, query: 'boris' }],
  ['(@An', { start: 1, query: 'An' }],
  [`${'long '.repeat(100)}@anna`, { start: 500, query: 'anna' }],
])('after %j a name is being written', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test.each(['', 'anna', 'me@an', 'a/@an', '@@an', '@1', '@anna ', '@анна', `@${'a'.repeat(33)}`])(
  'after %j none is',
  (text) => {
    expect(mentionAt(text, text.length)).toBeUndefined();
  },
);

test('what is completed is a mention', () => {
  for (const before of ['', 'Ask ', '(', '«', '\n']) {
    const text = `${before}@`;
    const found = mentionAt(text, text.length);
    expect(mentionsIn(`${before}@anna_b `)).toMatchObject([{ start: found?.start, username: 'anna_b' }]);
  }
});
