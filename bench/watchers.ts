import { setTimeout as sleep } from 'node:timers/promises';
import { addComment } from '#contract/texts/comments.ts';
import { addSection } from '#contract/texts/sections.ts';
import type { Fact } from './figures.ts';
import type { BenchPlace } from './place.ts';
import { median } from './stopwatch.ts';
import { makeProject, makeStrings } from './texts.ts';

const WATCHERS = 10_000;

/** The longest that notices may take, in milliseconds. */
const MOST = 60_000;

/**
 * How long saves take before an event of a project that 10,000 users watch, and while the notices of that event are made
 * (notifications.10), and how long it is from the event to the last notice.
 */
export async function measureWatchers(place: BenchPlace): Promise<Fact[]> {
  const owner = await place.signUp('watched');
  const { project } = await makeProject(owner);
  const { strings } = await makeStrings(owner, { project }, 1);
  const [string] = strings;
  if (!string) throw new Error('There is no string.');
  await addWatchers(place, project);
  const times: [number[], number[]] = [[], []];
  const save = async (of: number[]) => {
    const start = performance.now();
    await owner.call(addComment, { params: string, body: { text: 'A comment that nobody watches.' } });
    of.push(performance.now() - start);
  };
  for (let nth = 0; nth < 20; nth++) await save([]);
  for (let nth = 0; nth < 300; nth++) await save(times[0]);

  const begun = performance.now();
  await owner.call(addSection, { params: { project }, body: { name: 'One more' } });
  const made = allNotices(place, project, begun);
  let isDone = false;
  void made.finally(() => {
    isDone = true;
  });
  while (!isDone) await save(times[1]);
  const taken = await made;
  return [
    {
      name: `a comment saved before an event for ${WATCHERS} watchers, median`,
      value: median(times[0]),
      unit: 'ms',
    },
    { name: 'a comment saved while the notices are made, median', value: median(times[1]), unit: 'ms' },
    { name: 'a comment saved while the notices are made, longest', value: Math.max(...times[1]), unit: 'ms' },
    { name: `the event to the last of ${WATCHERS} notices`, value: taken, unit: 'ms' },
  ];
}

/** So many users who watch a project, and nothing in it. */
async function addWatchers({ sql }: BenchPlace, project: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO users (username, email, password_hash)
      SELECT 'watcher_' || n, 'watcher_' || n || '@example.org', '' FROM generate_series(1, ${WATCHERS}) n RETURNING id
    )
    INSERT INTO watches (user_id, project_id, section_id, is_watched, is_automatic)
    SELECT id, ${project}, 0, true, false FROM made`;
}

/** Milliseconds since a moment until every watcher has a notice; null if that takes too long. */
async function allNotices({ sql }: BenchPlace, project: number, since: number): Promise<number | null> {
  while (performance.now() - since < MOST) {
    const [row] = await sql<{ made: number }[]>`
      SELECT count(*)::int AS made FROM notifications WHERE project_id = ${project}`;
    if ((row?.made ?? 0) >= WATCHERS) return performance.now() - since;
    await sleep(50);
  }
  return null;
}
