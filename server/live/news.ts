import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';
import { eventDataOf, type Touched, touchedBy } from './changes.ts';
import { type Contents, contentsOf } from './content-queries.ts';
import type { LiveLogEntry } from './log-queries.ts';
import { entriesSince } from './log-queries.ts';
import { isAheadOf, isSnapshot } from './snapshots.ts';
import { eventText, type Stream } from './stream.ts';

/** What is new in a project: its changes, or `reset` if there are too many to send. */
export type News = Touched | 'reset';

/** The news from some log entries of one project. */
export const newsOf = (lines: readonly LiveLogEntry[]): News =>
  lines.length > LIMITS.liveLines ? 'reset' : touchedBy(lines);

/** Whether somebody may have lost access; a `reset` may contain anything. */
export const affectsAccess = (news: News | undefined): boolean =>
  news === 'reset' || news?.affectsAccess === true;

/**
 * The news that each returning stream missed since its last event; streams with the same last event share the query.
 */
export async function newsMissedBy(
  sql: Sql,
  newcomers: readonly Stream[],
  upTo: string,
): Promise<Map<Stream, News>> {
  const returning = newcomers.filter(({ since }) => since !== undefined);
  const alike = Map.groupBy(returning, ({ project, since }) => `${project} ${since}`);
  const found = await Promise.all(
    [...alike.values()].map(async (streams) => {
      const [{ project = 0, since = '' } = {}] = streams;
      const news = await newsBetween(sql, project, since, upTo);
      return streams.flatMap((stream) => (news ? [[stream, news] as const] : []));
    }),
  );
  return new Map(found.flat());
}

async function newsBetween(
  sql: Sql,
  project: number,
  since: string,
  upTo: string,
): Promise<News | undefined> {
  if (!isSnapshot(since) || isAheadOf(since, upTo)) return 'reset';
  const { lines } = await entriesSince(sql, [project], { since, upTo });
  return lines.length > 0 ? newsOf(lines) : undefined;
}

/** The events for all this news, in one query, with the snapshot as event id. */
export async function eventsOf(
  sql: Sql,
  all: Iterable<readonly [project: number, news: News]>,
  id: string,
): Promise<Map<News, string>> {
  const told = [...all].flatMap(([project, news]) => (news === 'reset' ? [] : [[project, news] as const]));
  const contents = await contentsFor(sql, told);
  return new Map<News, string>([
    ['reset', eventText('reset', '{}', id)],
    ...told.map(([, news]) => [news, eventText('changes', eventDataOf(news, contents), id)] as const),
  ]);
}

async function contentsFor(
  sql: Sql,
  told: readonly (readonly [project: number, touched: Touched])[],
): Promise<Contents> {
  if (told.length === 0) return { rows: new Map(), comments: new Map(), stats: new Map() };
  const keys = (of: (touched: Touched) => Iterable<number>) =>
    told.flatMap(([project, touched]) => [...of(touched)].map((id) => ({ project, id })));
  return contentsOf(sql, {
    strings: keys(({ strings }) => strings),
    comments: keys(({ comments }) => comments),
    sections: keys(({ sections }) => sections.keys()),
  });
}
