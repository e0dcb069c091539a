import type postgres from 'postgres';
import { hasFieldChanges } from '#domain/core/events/changes.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { HAS_ONLY_INITIAL } from '../../core/content/string-count-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { LOGGED_IDS, logSteps } from '../../core/events/record.ts';
import { STRING_STATE, stringRevisions } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { keptStringSteps } from './delete-queries.ts';
import type { StoredString, UpdatedRow } from './update-rows.ts';

/** Locks the strings that an update writes or deletes, in the order of their ids. */
export async function lockAffectedStrings(
  tx: Transaction,
  project: number,
  strings: readonly { readonly id: number }[],
) {
  if (strings.length === 0) return;
  await tx`
    SELECT count(*) FROM (
      SELECT FROM strings WHERE project_id = ${project} AND id = ANY(${strings.map(({ id }) => id)}::bigint[])
      ORDER BY id FOR UPDATE
    ) locked`;
}

const NOTHING_GONE = { translated: 0, approved: 0, initial: 0, needingReview: 0, translations: 0, bytes: 0 };

/** Deletes strings with everything in them, with a log entry each, and returns what they had. */
export async function removeMissing(
  tx: Transaction,
  target: SectionTarget,
  strings: readonly { readonly id: number }[],
  format: StoredFormat | null,
): Promise<typeof NOTHING_GONE> {
  if (strings.length === 0) return NOTHING_GONE;
  const { project, section, actor, origin } = target;
  const these = fragment`
    project_id = ${project} AND section_id = ${section} AND id = ANY(${strings.map(({ id }) => id)}::bigint[])`;
  await tx`
    WITH done AS (
      SELECT id, ${STRING_STATE} FROM strings WHERE ${these}
    ),
    ${logSteps(
      'deleteString',
      project,
      {
        actor,
        origin,
        section,
        string: fragment`id`,
        data: fragment`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(text, NULL)))`,
      },
      { orderBy: fragment`id` },
    )},
    ${LOGGED_IDS},
    ${stringRevisions({
      editor: actor,
      deleted: true,
      from: fragment`
        SELECT ${project}::bigint AS project_id, id AS string_id, (SELECT ids FROM events)[row_number() OVER (ORDER BY id)] AS event_id,
          ${STRING_STATE}
        FROM done`,
    })},
    ${orderStep({ project, section }, { removed: strings.map(({ id }) => id), grown: -strings.length })},
    ${keptStringSteps(target, format)}
    SELECT FROM done`;
  const [gone] = await tx<(typeof NOTHING_GONE)[]>`
    WITH done AS (
      DELETE FROM strings s WHERE ${these}
      RETURNING translations_amount, approved_id, own_bytes + inner_bytes AS bytes, ${HAS_ONLY_INITIAL} AS is_initial, review_amount
    )
    SELECT count(*) FILTER (WHERE translations_amount > 0)::int AS translated, count(approved_id)::int AS approved,
      count(*) FILTER (WHERE is_initial)::int AS initial, count(*) FILTER (WHERE review_amount > 0)::int AS "needingReview",
      coalesce(sum(translations_amount), 0)::int AS translations,
      coalesce(sum(bytes), 0)::bigint AS bytes
    FROM done`;
  return gone ?? NOTHING_GONE;
}

/**
 * Writes the changes of existing strings, with a log entry for each edited one; returns by how many bytes they grew.
 * Each change is looked up in a JSON object, not joined from rows: PostgreSQL might compare the rows with every string
 * of a project without statistics (docs/decisions/031).
 */
export async function rewrite(
  tx: Transaction,
  { project, section, actor, origin }: SectionTarget,
  rows: readonly UpdatedRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const stored = rows.map((row) => row.stored as StoredString);
  const written = Object.fromEntries(
    rows.map(({ place, text, key, context, max_length, continues, frame, acts }, index) => [
      stored[index]?.id,
      { place, text, key, context, max_length, continues, frame, ...(hasFieldChanges(acts) && { acts }) },
    ]),
  );
  const its = (field: string) => fragment`(given.rows -> s.id::text ->> ${field}::text)`;
  const isFramed = fragment`given.rows -> s.id::text ? 'frame'`;
  const [grown] = await tx<{ bytes: number }[]>`
    WITH changed AS (
      UPDATE strings s SET place = ${its('place')}::bigint, text = ${its('text')}, key = ${its('key')},
        context = ${its('context')}, max_length = ${its('max_length')}::int, continues = ${its('continues')}::boolean,
        lead = CASE WHEN ${isFramed} THEN given.rows -> s.id::text -> 'frame' ->> 'lead' ELSE s.lead END,
        raw = CASE WHEN ${isFramed} THEN given.rows -> s.id::text -> 'frame' ->> 'raw' ELSE s.raw END,
        updated_at = CASE WHEN ${its('acts')} IS NULL THEN s.updated_at ELSE greatest(given.ms, s.updated_at + 1) END
      FROM (SELECT ${tx.json(written as postgres.JSONValue)}::jsonb AS rows, now_ms() AS ms) given
      WHERE s.project_id = ${project} AND s.id = ANY(${stored.map(({ id }) => id)}::bigint[])
      RETURNING s.id, s.place, ${STRING_STATE}, own_bytes, given.rows -> s.id::text -> 'acts' AS acts
    ), done AS (
      SELECT * FROM changed WHERE acts IS NOT NULL
    ),
    ${logSteps(
      'editString',
      project,
      {
        actor,
        origin,
        section,
        string: fragment`id`,
        data: fragment`jsonb_build_object('acts', acts)`,
      },
      { orderBy: fragment`place, id` },
    )},
    ${LOGGED_IDS},
    ${stringRevisions({
      editor: actor,
      from: fragment`
        SELECT ${project}::bigint AS project_id, id AS string_id,
          (SELECT ids FROM events)[row_number() OVER (ORDER BY place, id)] AS event_id, ${STRING_STATE}
        FROM done`,
    })}
    SELECT sum(own_bytes)::bigint AS bytes FROM changed`;
  const before = stored.reduce((sum, { own_bytes }) => sum + own_bytes, 0);
  return (grown?.bytes ?? before) - before;
}

/** What marking translations, or taking that back, has done. */
export type Marked = {
  /** The translations, by their string. */
  ofStrings: Map<number, number[]>;
  /** How many more strings have translations that need review now. */
  needingReview: number;
};

/**
 * Marks the translations of strings whose text an update has changed as in need of review (translations.27). The
 * strings are locked by an earlier statement, so that no translation is missed. They are looked up string by string
 * (docs/decisions/031). Returns the translations that didn't need review already.
 */
export const markForReview = (
  tx: Transaction,
  project: number,
  strings: readonly number[],
  unless: readonly number[] = [],
): Promise<Marked> => setReview(tx, project, strings, true, fragment`id <> ALL(${[...unless]}::bigint[])`);

/** How many translations {@link markForReview} would mark if the texts of these strings changed. */
export async function amountToReview(
  tx: Transaction,
  project: number,
  strings: readonly number[],
): Promise<number> {
  if (strings.length === 0) return 0;
  const [row] = await tx<{ amount: number }[]>`
    SELECT count(*)::int AS amount FROM translations
    WHERE project_id = ${project} AND string_id = ANY(${[...strings]}::bigint[]) AND NOT needs_review`;
  return row?.amount ?? 0;
}

/**
 * Sets whether translations in some locked strings need review: those that a condition selects. The strings are looked
 * up in a JSON object, as by {@link rewrite}.
 */
export async function setReview(
  tx: Transaction,
  project: number,
  strings: readonly number[],
  needsReview: boolean,
  these: Fragment,
): Promise<Marked> {
  const ofStrings = new Map<number, number[]>();
  if (strings.length === 0) return { ofStrings, needingReview: 0 };
  const its = fragment`(given.amounts ->> s.id::text)::int`;
  const marked = await tx<{ id: number; string_id: number; strings: number }[]>`
    WITH marked AS (
      UPDATE translations SET needs_review = ${needsReview}
      WHERE project_id = ${project} AND string_id = ANY(${[...strings]}::bigint[]) AND needs_review <> ${needsReview} AND ${these}
      RETURNING id, string_id
    ), given AS MATERIALIZED (
      SELECT jsonb_object_agg(string_id::text, amount) AS amounts FROM (
        SELECT string_id, count(*) AS amount FROM marked GROUP BY string_id
      ) of_strings
    ), of_strings AS (
      UPDATE strings s SET review_amount = s.review_amount ${needsReview ? fragment`+` : fragment`-`} ${its}
      FROM given WHERE s.project_id = ${project} AND s.id = ANY(${[...strings]}::bigint[]) AND given.amounts ? s.id::text
      RETURNING s.review_amount = ${needsReview ? its : fragment`0`} AS is_other
    )
    SELECT id, string_id, (SELECT count(*) FROM of_strings WHERE is_other)::int AS strings FROM marked`;
  for (const { id, string_id } of marked) {
    const others = ofStrings.get(string_id);
    if (others) others.push(id);
    else ofStrings.set(string_id, [id]);
  }
  const changed = marked[0]?.strings ?? 0;
  return { ofStrings, needingReview: needsReview ? changed : -changed };
}

/** Stores new strings at their positions, and returns their ids in their order and their size in bytes. */
export async function insertAdded(
  tx: Transaction,
  { project, section }: SectionTarget,
  rows: readonly UpdatedRow[],
): Promise<{ ids: number[]; bytes: number }> {
  if (rows.length === 0) return { ids: [], bytes: 0 };
  const [inserted] = await tx<{ ids: number[]; bytes: number }[]>`
    WITH done AS (
      INSERT INTO strings (project_id, section_id, place, text, key, context, max_length, continues, lead, raw, joint, created_at,
        updated_at)
      SELECT ${project}, ${section}, place, text, key, context, max_length, continues = 1, lead, raw, joint, ms, ms
      FROM now_ms() AS ms, unnest(${rows.map(({ place }) => place)}::bigint[], ${rows.map(({ text }) => text)}::text[],
        ${rows.map(({ key }) => key)}::text[], ${rows.map(({ context }) => context)}::text[],
        ${rows.map(({ max_length }) => max_length)}::int[], ${rows.map(({ continues }) => Number(continues))}::int[],
        ${rows.map(({ frame }) => frame?.lead ?? null)}::text[], ${rows.map(({ frame }) => frame?.raw ?? null)}::text[],
        ${rows.map(({ joint }) => joint ?? null)}::text[])
        AS draft (place, text, key, context, max_length, continues, lead, raw, joint)
      RETURNING id, place, own_bytes
    )
    SELECT array_agg(id ORDER BY place) AS ids, sum(own_bytes)::bigint AS bytes FROM done`;
  return inserted ?? { ids: [], bytes: 0 };
}
