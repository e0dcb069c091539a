import { expect, test } from 'vitest';
import { inMessages, type Message, messageIn, payloadOf } from './bus-queries.ts';

test('a list is sent completely in as few messages as possible', () => {
  const pages = Array.from({ length: 200 }, (_, id) => ({
    project: 1,
    user: { id, username: `user_${id}`, avatar_image: 'ж'.repeat(id % 1000) },
    client: 'a_page_of_theirs',
    string_id: null,
    is_writing: false,
  }));
  const messages = inMessages(pages, (some): Message => ({ about: 'here', pages: some }));
  const payloads = messages.map((message) => payloadOf('a server', message));
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  const read = payloads.map((payload) => messageIn(payload)?.message);
  expect(read.flatMap((message) => (message?.about === 'here' ? message.pages : []))).toEqual(pages);
  expect(messages.length).toBeLessThan(10);
  expect(inMessages([], (some: never[]): Message => ({ about: 'left', pages: some }))).toEqual([]);
});

test.each(['', 'null', '{}', '{"from":"x","message":{"about":"nothing"}}', '{"from":1}', '\u0000'])(
  'messages of other versions are ignored: %j',
  (payload) => {
    expect(messageIn(payload)).toBeUndefined();
  },
);
