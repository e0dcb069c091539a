import type { ImageProblem, ImageUse } from '#domain/core/images/images.ts';
import { IMAGES_ADDRESS } from '#domain/core/images/images.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, identifier } from '../../platform/database/fragment.ts';
import { NOT_DELETED } from '../content/present-project-queries.ts';
import type { EncodedImage } from './reencode.ts';

/** The tables of covers and avatars, and the prefix of their columns. */
const IMAGE_COLUMNS = {
  cover: { table: 'projects', link: 'cover_url', start: 'cover' },
  avatar: { table: 'users', link: 'avatar_url', start: 'avatar' },
} as const satisfies Record<ImageUse, { table: string; link: string; start: string }>;

/** The columns of a use, as SQL. */
function columnsOf(sql: Sql | Transaction, use: ImageUse) {
  const { table, link, start } = IMAGE_COLUMNS[use];
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
 * The shown cover of project `p`, or avatar of user `u`: the image's address, and why there is none. Both are null without a
 * link; an upload has no problem.
 */
const shownImage = (row: string, use: ImageUse): Fragment => {
  const { link, start } = IMAGE_COLUMNS[use];
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

/**
 * Stores an image under its hash. An existing one is kept, and its mark for deletion removed, because it is about to be
 * used.
 */
export async function storeImage(sql: Sql, hash: string, { bytes, width, height }: EncodedImage) {
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

/** The image of a project's cover; undefined for the generated one. */
export async function shownCover(sql: Sql | Transaction, project: number) {
  const [image] = await sql<{ bytes: Buffer }[]>`
    SELECT i.bytes FROM projects p JOIN images i ON i.hash = p.cover_hash
    WHERE p.id = ${project} AND p.cover_from = p.cover_url AND ${NOT_DELETED}`;
  return image;
}

const isShown = (sql: Sql) => sql`(
  EXISTS (SELECT FROM projects p WHERE p.cover_hash = i.hash)
  OR EXISTS (SELECT FROM users u WHERE u.avatar_hash = i.hash))`;

/**
 * Deletes images that were unused for a day, and marks those that are unused now. An image that is stored again
 * meanwhile loses its mark, or is stored anew after the deletion.
 */
export async function sweepImages(sql: Sql) {
  await sql`
    DELETE FROM images i WHERE i.unused_since < now_ms() - ${SERVICE_LIMITS.imageKept}::bigint AND NOT ${isShown(sql)}`;
  await sql`
    WITH wrong AS MATERIALIZED (
      SELECT i.hash, CASE WHEN i.unused_since IS NULL THEN now_ms() END AS since FROM images i
      WHERE (i.unused_since IS NULL) <> ${isShown(sql)}
    )
    UPDATE images i SET unused_since = wrong.since FROM wrong
    WHERE i.hash = wrong.hash AND (i.unused_since IS NULL) <> ${isShown(sql)}`;
}

/** A link that is to be fetched. */
export type PendingLink = { id: number; link: string; tries: number };

/**
 * Takes a pending link for a while, so that no other server takes it. If no result is written by then, it can be taken again.
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

/** Milliseconds until a taken link can be taken again. */
const PENDING_AGAIN = 10 * MINUTE;

/** The result of a link: its image, or why there is none. */
export type FetchResult = { hash: string; problem: null } | { hash: null; problem: ImageProblem };

/**
 * Writes the result of a link, unless the link was changed meanwhile; returns whether it was written. Without a new image, the
 * earlier image of the same link stays.
 */
export async function storeFetchResult(
  sql: Sql,
  use: ImageUse,
  id: number,
  link: string,
  { hash, problem }: FetchResult,
): Promise<boolean> {
  const columns = columnsOf(sql, use);
  const { count } = await sql`
    UPDATE ${columns.table}
    SET ${columns.from} = ${link}, ${columns.problem} = ${problem}, ${columns.tries} = 0,
      ${columns.hash} = coalesce(${hash}, CASE WHEN ${columns.from} = ${link} THEN ${columns.hash} END)
    WHERE id = ${id} AND ${columns.link} = ${link}`;
  return count > 0;
}
