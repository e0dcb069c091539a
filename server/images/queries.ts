import type { ImageProblem, ImageUse } from '#domain/images.ts';
import { IMAGES_ADDRESS } from '#domain/images.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { type Fragment, fragment, identifier } from '../database/fragment.ts';
import type { Drawn } from './redraw.ts';

/** Where covers and avatars stand: the table, and the first part of the names of its columns. */
const PLACES = {
  cover: { table: 'projects', link: 'cover_url', start: 'cover' },
  avatar: { table: 'users', link: 'avatar_url', start: 'avatar' },
} as const satisfies Record<ImageUse, { table: string; link: string; start: string }>;

/** The columns of a use, as SQL. */
function columnsOf(sql: Sql | Transaction, use: ImageUse) {
  const { table, link, start } = PLACES[use];
  return {
    table: sql(table),
    link: sql(link),
    from: sql(`${start}_from`),
    hash: sql(`${start}_hash`),
    problem: sql(`${start}_problem`),
    tries: sql(`${start}_tries`),
    nextAt: sql(`${start}_next_at`),
  };
}

/**
 * What is shown of the cover of project `p`, or the avatar of user `u`: the address of the image, and why there is none. Both
 * are null where there is no link, and of an uploaded one the second.
 */
const shownImage = (row: string, use: ImageUse): Fragment => {
  const { link, start } = PLACES[use];
  const of = (column: string) => identifier(`${row}.${column}`);
  return fragment`
    CASE WHEN ${of(`${start}_from`)} = ${of(link)} THEN ${IMAGES_ADDRESS} || ${of(`${start}_hash`)} END
      AS ${identifier(`${start}_image`)},
    CASE WHEN ${of(`${start}_from`)} = ${of(link)} THEN ${of(`${start}_problem`)}
      WHEN ${of(link)} <> '' THEN 'pending' END AS ${identifier(`${start}_problem`)}`;
};

export const SHOWN_IMAGE: Record<ImageUse, Fragment> = {
  cover: shownImage('p', 'cover'),
  avatar: shownImage('u', 'avatar'),
};

/** Keeps an image under its hash; one that is there already stays, and is not swept while somebody is about to show it. */
export async function keepImage(sql: Sql, hash: string, { bytes, width, height }: Drawn) {
  await sql`
    INSERT INTO images (hash, media_type, width, height, bytes)
    VALUES (${hash}, 'image/webp', ${width}, ${height}, ${bytes})
    ON CONFLICT (hash) DO UPDATE SET unused_since = NULL`;
}

export async function storedImage(sql: Sql, hash: string) {
  const [image] = await sql<{ bytes: Buffer; media_type: string }[]>`
    SELECT bytes, media_type FROM images WHERE hash = ${hash}`;
  return image;
}

const isShown = (sql: Sql) => sql`(
  EXISTS (SELECT FROM projects p WHERE p.cover_hash = i.hash)
  OR EXISTS (SELECT FROM users u WHERE u.avatar_hash = i.hash))`;

/**
 * Deletes images that nothing has shown for a day, and marks those that nothing shows now. One that is stored again at this
 * moment loses its mark, or is waited for and stored anew.
 */
export async function sweepImages(sql: Sql) {
  await sql`
    DELETE FROM images i WHERE i.unused_since < now_ms() - ${LIMITS.imageKept}::bigint AND NOT ${isShown(sql)}`;
  await sql`
    UPDATE images i SET unused_since = CASE WHEN ${isShown(sql)} THEN NULL ELSE now_ms() END
    WHERE (i.unused_since IS NULL) <> ${isShown(sql)}`;
}

/** A link whose image is still to be fetched. */
export type PendingLink = { id: number; link: string; tries: number };

/**
 * Takes a link whose image is still to be fetched, for a while, so that no other server takes it too; one that it is not said
 * to have been dealt with by then is taken again.
 */
export async function takePendingLink(sql: Sql, use: ImageUse): Promise<PendingLink | undefined> {
  const { table, link, from, tries, nextAt } = columnsOf(sql, use);
  const [taken] = await sql<PendingLink[]>`
    UPDATE ${table} SET ${tries} = ${tries} + 1, ${nextAt} = now_ms() + ${PENDING_AGAIN}::bigint
    WHERE id = (
      SELECT id FROM ${table} WHERE ${link} <> '' AND ${link} <> ${from} AND ${nextAt} <= now_ms()
      ORDER BY ${nextAt} LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, ${link} AS link, ${tries} AS tries`;
  return taken;
}

/** Milliseconds until a link that was taken may be taken once more. */
const PENDING_AGAIN = 10 * 60_000;

/** What became of a link: its image, or why there is none. */
export type Obtained = { hash: string; problem: null } | { hash: null; problem: ImageProblem };

/**
 * Writes what became of a link, unless it is another by now; whether it is not. An image that was got from it before stays
 * where there is no new one.
 */
export async function settleLink(
  sql: Sql,
  use: ImageUse,
  id: number,
  link: string,
  { hash, problem }: Obtained,
): Promise<boolean> {
  const columns = columnsOf(sql, use);
  const { count } = await sql`
    UPDATE ${columns.table}
    SET ${columns.from} = ${link}, ${columns.problem} = ${problem}, ${columns.tries} = 0,
      ${columns.hash} = coalesce(${hash}, CASE WHEN ${columns.from} = ${link} THEN ${columns.hash} END)
    WHERE id = ${id} AND ${columns.link} = ${link}`;
  return count > 0;
}
