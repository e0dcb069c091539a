import { setTimeout as wait } from 'node:timers/promises';
import { addComment } from '#contract/texts/comments.ts';
import { addSection } from '#contract/texts/sections.ts';
import type { BenchService } from './bench-service.ts';
import { makeProject, makeStrings } from './data.ts';
import type { Run } from './run.ts';
import { median, timeOf } from './stopwatch.ts';

const WATCHERS = 10_000;

/** The longest that notices may take, in milliseconds. */
const LONGEST = 60_000;

/**
 * How long saves take before an event of a project that 10,000 users watch, and while the notices of that event are made
 * (notifications.10), and how long it is from the event to the last notice.
 */
export async function measureWatchers({ service, addFact }: Run): Promise<void> {
  const owner = await service.signUp('watched');
  const { project } = await makeProject(owner);
  const [params] = (await makeStrings(owner, { project }, 1)).strings;
  if (!params) throw new Error('There is no string.');
  await addWatchers(service, project);
  const body = { text: 'A comment that nobody watches.' };
  const save = () => timeOf(() => owner.call(addComment, { params, body }));
  for (let nth = 0; nth < 20; nth++) await save();
  const before: number[] = [];
  for (let nth = 0; nth < 300; nth++) before.push(await save());

  const begun = performance.now();
  await owner.call(addSection, { params: { project }, body: { name: 'One more' } });
  let isOver = false;
  const lastNotice = timeOfLastNotice(service, project, begun).finally(() => {
    isOver = true;
  });
  const meanwhile: number[] = [];
  while (!isOver) meanwhile.push(await save());
  addFact(`a comment saved before an event for ${WATCHERS} watchers, median`, median(before), 'ms');
  addFact('a comment saved while the notices are made, median', median(meanwhile), 'ms');
  addFact('a comment saved while the notices are made, longest', Math.max(...meanwhile), 'ms');
  addFact(`the event to the last of ${WATCHERS} notices`, await lastNotice, 'ms');
}

/** So many users who watch a project, and nothing in it. */
async function addWatchers({ sql }: BenchService, project: number): Promise<void> {
  await sql`
    WITH watchers AS (
      INSERT INTO users (username, email, password_hash)
      SELECT 'watcher_' || n, 'watcher_' || n || '@example.org', '' FROM generate_series(1, ${WATCHERS}) n RETURNING id
    )
    INSERT INTO watches (user_id, project_id, section_id, is_watched, is_automatic)
    SELECT id, ${project}, 0, true, false FROM watchers`;
}

/** Milliseconds since a moment until every watcher has a notice; null if that takes too long. */
async function timeOfLastNotice(
  { sql }: BenchService,
  project: number,
  since: number,
): Promise<number | null> {
  while (performance.now() - since < LONGEST) {
    const [row] = await sql<{ amount: number }[]>`
      SELECT count(*)::int AS amount FROM notifications WHERE project_id = ${project}`;
    if ((row?.amount ?? 0) >= WATCHERS) return performance.now() - since;
    await wait(50);
  }
  return null;
}
