import type { Changed } from '#contract/core/paging.ts';
import type { ListedString } from '#contract/texts/strings.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import type { Fragment } from '../../platform/database/fragment.ts';
import type { Batch, BatchSize } from '../../platform/streaming/send-rows.ts';
import { type Flags, type ListingScope, withFetched } from './listing-queries.ts';
import { amounts, columns, type FoundString, frame } from './queries.ts';

/** A section whose strings are to be read; `amount` is their number, if known. */
export type SectionPart = { id: number; amount?: number };

/** The position in the first section after which reading begins: that of the `index`-th string. */
export type Start = { place: number; id: number; index: number };

type BatchFlags = Flags & { fetch_frames: boolean; fetch_amounts?: boolean } & Changed;
/** `nth` is its number among the strings of its section that are read, where not all of these are rows. */
type StringRow = FoundString & { place: number; found: number; nth: number | null };

/** Estimated size of a row in a response, in bytes, by kind. The texts of strings are measured instead. */
const TYPICAL = { string: 200, translation: 600, comment: 400, vote: 60 } as const;

/**
 * Reads the strings of some sections in order, with what the flags request, in batches of limited size; small
 * sections share a batch. `limit` is the most strings in all.
 */
export async function* batchesOfStrings(
  sql: Sql | Transaction,
  scope: ListingScope,
  {
    parts,
    start,
    limit = Number.POSITIVE_INFINITY,
  }: { parts: readonly SectionPart[]; start?: Start | undefined; limit?: number | undefined },
  flags: BatchFlags,
  size: BatchSize,
): AsyncGenerator<Batch<ListedString>, void> {
  let at = 0;
  let after = start;
  let left = limit;
  while (at < parts.length && left > 0) {
    const group = groupFrom(parts, at, size.rows);
    const most = Math.min(size.rows, left);
    const rows = await nextRows(sql, scope.project, { group, after, most, bytes: size.bytes }, flags);
    left -= rows.length;
    const isWhole = rows.length === (rows[0]?.found ?? 0);
    const placed = placedFrom(rows, after, group[0]);
    const last = placed.at(-1);
    const isLast = left <= 0 || (isWhole && at + group.length >= parts.length);
    if (size.allOrNone && !isLast) return yield { rows: [], isLast };
    if (placed.length > 0 || isLast) {
      yield { rows: await withFetched(sql, scope, flags, placed), isLast };
    }
    if (isWhole || !last) {
      at += group.length;
      after = undefined;
    } else {
      at += group.indexOf(last.section_id);
      after = last;
    }
  }
}

/** The next sections, from index `start` on, whose strings fit one batch; at least one section. */
function groupFrom(parts: readonly SectionPart[], start: number, most: number): number[] {
  const group: number[] = [];
  let amount = 0;
  for (const part of parts.slice(start, start + most)) {
    amount += part.amount ?? Number.POSITIVE_INFINITY;
    if (group.length > 0 && amount > most) break;
    group.push(part.id);
  }
  return group;
}

/** Adds to each string its index in its section. */
function placedFrom(rows: readonly StringRow[], after: Start | undefined, first: number | undefined) {
  let section = rows[0]?.section_id;
  let index = after?.index ?? 0;
  for (const row of rows) {
    index = row.section_id === section ? index + 1 : 1;
    section = row.section_id;
    row.index = row.nth === null ? index : row.nth + (row.section_id === first ? (after?.index ?? 0) : 0);
  }
  return rows;
}

/** The next strings of some sections that fit a batch, at least one. `found` is their number, at most `most` + 1. */
function nextRows(
  sql: Sql | Transaction,
  project: number,
  {
    group,
    after,
    most,
    bytes,
  }: { group: readonly number[]; after: Start | undefined; most: number; bytes: number },
  flags: BatchFlags,
) {
  const [first = 0] = group;
  const isOne = group.length === 1;
  const rest =
    after &&
    sql`AND (s.section_id <> ${first} OR (s.place, s.id) > (${after.place}::bigint, ${after.id}::bigint))`;
  const restOfOne = after && sql`AND (s.place, s.id) > (${after.place}::bigint, ${after.id}::bigint)`;
  const among = isOne
    ? sql`s.section_id = ${first} ${restOfOne ?? sql``}`
    : sql`s.section_id = ANY(${[...group]}::bigint[]) ${rest ?? sql``}`;
  const order = isOne
    ? sql`s.place, s.id`
    : sql`array_position(${[...group]}::bigint[], s.section_id), s.place, s.id`;
  const { since } = flags;
  const from =
    since === undefined
      ? sql`SELECT s.*, NULL::int AS nth FROM strings s WHERE s.project_id = ${project} AND ${among}`
      : sql`SELECT s.* FROM (
          SELECT s.*, row_number() OVER (PARTITION BY s.section_id ORDER BY s.place, s.id)::int AS nth
          FROM strings s WHERE s.project_id = ${project} AND ${among}
        ) s WHERE ${isChangedSince(sql, project, since)}`;
  return sql<StringRow[]>`
    SELECT ${columns(sql)} ${frame(sql, flags)} ${amounts(sql, flags)}, s.approved_id, s.place, s.found, s.nth
    FROM (
      SELECT s.*, sum(weight) OVER (ORDER BY num) - weight AS before, count(*) OVER () AS found
      FROM (
        SELECT s.*, row_number() OVER () AS num, ${weight(sql, flags)} AS weight
        FROM (${from} ORDER BY ${order} LIMIT ${most + 1}) s
      ) s
    ) s
    WHERE s.before < ${bytes} AND s.num <= ${most}
    ORDER BY s.num`;
}

/**
 * SQL: whether string `s` is new or has changed since a moment: its own fields, or anything that the log tells of it, such as its
 * translations, their votes and approvals, and comments (api.58). Of its log only the last entry is looked at.
 */
const isChangedSince = (sql: Sql | Transaction, project: number, since: number): Fragment => sql`
  (greatest(s.created_at, s.updated_at) > ${since} OR coalesce((
    SELECT l.at FROM log l WHERE l.string_id = s.id AND l.project_id = ${project} ORDER BY l.id DESC LIMIT 1
  ), 0) > ${since})`;

/** SQL: the estimated size of a string in the response; translations and comments are estimated by their number. */
function weight(sql: Sql | Transaction, flags: BatchFlags): Fragment {
  const { fetch_frames, fetch_translations, fetch_votes, fetch_comments } = flags;
  const votes = fetch_votes ? TYPICAL.vote : 0;
  return sql`
    ${TYPICAL.string}::bigint + octet_length(s.text) + octet_length(s.key) + octet_length(s.context)
    ${fetch_frames ? sql`+ coalesce(octet_length(s.lead), 0) + coalesce(octet_length(s.raw), 0)` : sql``}
    ${fetch_translations ? sql`+ s.translations_amount * ${TYPICAL.translation}::bigint + (s.votes_plus + s.votes_minus) * ${votes}::bigint` : sql``}
    ${fetch_comments ? sql`+ s.comments_amount * ${TYPICAL.comment}::bigint` : sql``}`;
}

/** The position of a string of this section; undefined if it has no such string. */
export async function startAfter(
  sql: Sql | Transaction,
  { project, section }: { project: number; section: number },
  string: number,
): Promise<Start | undefined> {
  const [start] = await sql<Start[]>`
    SELECT s.place, s.id, (
      SELECT count(*) FROM strings b
      WHERE b.project_id = ${project} AND b.section_id = ${section} AND (b.place, b.id) <= (s.place, s.id)
    ) AS index
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.id = ${string}`;
  return start;
}
