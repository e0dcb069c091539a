import { expect, test } from 'vitest';
import { createStreams, type Stream } from './streams.ts';

const streamOf = (audience: Partial<Stream>): Stream => ({
  project: 1,
  userId: undefined,
  address: 'here',
  credential: undefined,
  client: undefined,
  since: undefined,
  send: () => {},
  end: () => {},
  ...audience,
});

const times = <T>(amount: number, make: (n: number) => T) =>
  Array.from({ length: amount }, (_, n) => make(n));

test('the streams of a user, of an address of guests and of a server are limited, and closed ones are not counted', () => {
  const streams = createStreams({ streams: 12, streamsPerUser: 3, streamsPerAddress: 5 });
  const mine = times(3, (n) => streamOf({ userId: 7, project: n }));
  for (const stream of mine) streams.add(stream);
  expect(streams.whyNotOpen({ userId: 7, address: 'here' })).toBe('tooMany');
  expect(streams.whyNotOpen({ userId: 8, address: 'here' })).toBeUndefined();
  const guests = times(5, () => streamOf({ address: 'there' }));
  for (const stream of guests) streams.add(stream);
  expect(streams.whyNotOpen({ userId: undefined, address: 'there' })).toBe('tooMany');
  expect(streams.whyNotOpen({ userId: 9, address: 'there' })).toBeUndefined();
  const others = times(12 - streams.amount(), (n) => streamOf({ userId: 100 + n }));
  for (const stream of others) streams.add(stream);
  expect(streams.whyNotOpen({ userId: 9, address: 'there' })).toBe('full');
  for (const stream of [...mine, ...guests, ...others]) {
    streams.remove(stream);
    streams.remove(stream);
  }
  expect([streams.amount(), streams.isWatched(1), streams.all()]).toEqual([0, false, []]);
  expect(streams.whyNotOpen({ userId: 7, address: 'there' })).toBeUndefined();
});
