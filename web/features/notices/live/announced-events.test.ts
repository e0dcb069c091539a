import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveAction } from '#contract/notices/live.ts';
import { type AnnouncedEvent, createEventAnnouncer } from './announced-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANNA, BORIS] = [
  { id: 1, username: 'anna' },
  { id: 2, username: 'boris' },
];
const deed = (of: Partial<LiveAction>): LiveAction => ({
  kind: 'vote',
  actor: BORIS,
  section_id: 1,
  string_id: 7,
  translation_id: null,
  comment_id: null,
  amount: null,
  ...of,
});
const vote: AnnouncedEvent = { kind: 'vote', username: 'boris' };

/** A listener for Anna, who is at string 7, and what is announced to her. */
function createLiveListener(at: { string: number | null } = { string: 7 }) {
  const said: (readonly AnnouncedEvent[])[] = [];
  const tell = createEventAnnouncer(
    () => at.string,
    (deeds) => said.push(deeds),
  );
  return { said, tell: (...deeds: LiveAction[]) => tell(deeds, ANNA.id) };
}

test.each([
  [{}, [[vote]]],
  [{ kind: 'addComment' }, [[{ kind: 'addComment', username: 'boris' }]]],
  [{ actor: ANNA }, []],
  [{ actor: null }, []],
  [{ string_id: 8 }, []],
  [{ string_id: null, amount: 40 }, []],
  [{ kind: 'editString' }, []],
] as [Partial<LiveAction>, AnnouncedEvent[][]][])('of %j one at string 7 hears %j', (of, expected) => {
  const { said, tell } = createLiveListener();
  tell(deed(of));
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(expected);
});

test('one who is at no string hears nothing', () => {
  const { said, tell } = createLiveListener({ string: null });
  tell(deed({ string_id: null }));
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);
});

test('what is done at once is said together, and the next only some seconds later', () => {
  const { said, tell } = createLiveListener();
  tell(deed({}));
  vi.advanceTimersByTime(500);
  tell(deed({}), deed({}));
  vi.advanceTimersByTime(500);
  expect(said).toEqual([[vote, vote, vote]]);
  tell(deed({}));
  vi.advanceTimersByTime(7000);
  tell(deed({}));
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(said[1]).toEqual([vote, vote]);
});

test('what waits to be said is not when one has gone to another string', () => {
  const at = { string: 7 };
  const { said, tell } = createLiveListener(at);
  tell(deed({}));
  at.string = 8;
  vi.advanceTimersByTime(9000);
  expect(said).toEqual([]);
});
