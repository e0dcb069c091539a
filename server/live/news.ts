import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';
import { eventDataOf, type Touched, touchedBy } from './changes.ts';
import { type Contents, contentsOf } from './content-queries.ts';
import type { LiveLogEntry } from './log-queries.ts';
import { entriesSince } from './log-queries.ts';
import { isAheadOf, isSnapshot } from './snapshots.ts';
import { eventText, type Stream } from './stream.ts';

/** What a project's streams are told; or that it is too much to tell. */
export type News = Touched | 'reset';

/** What lines of one project come to. */
export const newsOf = (lines: readonly LiveLogEntry[]): News =>
  lines.length > LIMITS.liveLines ? 'reset' : touchedBy(lines);

/** Whether somebody may see less than before; what is too much to tell may have anything in it. */
export const affectsAccess = (news: News | undefined): boolean =>
  news === 'reset' || news?.affectsAccess === true;

/** What came between the event that each had last and now; those who had the same one share the query. */
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

/** The events that tell all this news, with the id of what was seen: one query for all of them. */
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
