import { HAS_ONLY_INITIAL } from '../content/string-count-queries.ts';
import type { SectionTarget } from '../content/targets.ts';
import type { Transaction } from '../database/connect.ts';
import { fragment } from '../database/fragment.ts';
import { LOGGED_IDS, logSteps } from '../events/record.ts';
import { STRING_STATE, stringRevisions, stringsNow } from '../revisions/write-queries.ts';
import type { Row, Stored } from './update-rows.ts';

/** Locks the strings that an update writes or deletes, in the order of their ids. */
export async function lockAffectedStrings(tx: Transaction, project: number, strings: readonly Stored[]) {
  if (strings.length === 0) return;
  await tx`
    SELECT count(*) FROM (
      SELECT FROM strings WHERE project_id = ${project} AND id = ANY(${strings.map(({ id }) => id)}::bigint[])
      ORDER BY id FOR UPDATE
    ) locked`;
}

const NOTHING_GONE = { translated: 0, approved: 0, initial: 0, translations: 0, bytes: 0 };

/** Deletes strings with everything in them, with a log entry each, and returns what they had. */
export async function removeMissing(
  tx: Transaction,
  { project, section, actor }: SectionTarget,
  strings: readonly Stored[],
): Promise<typeof NOTHING_GONE> {
  if (strings.length === 0) return NOTHING_GONE;
  const [gone] = await tx<(typeof NOTHING_GONE)[]>`
    WITH done AS (
      DELETE FROM strings s
      WHERE project_id = ${project} AND section_id = ${section} AND id = ANY(${strings.map(({ id }) => id)}::bigint[])
      RETURNING id, ${STRING_STATE}, translations_amount, approved_id, own_bytes + inner_bytes AS bytes,
        ${HAS_ONLY_INITIAL} AS is_initial
    ),
    ${logSteps(
      'deleteString',
      project,
      {
        actor,
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
    })}
    SELECT count(*) FILTER (WHERE translations_amount > 0)::int AS translated, count(approved_id)::int AS approved,
      count(*) FILTER (WHERE is_initial)::int AS initial, coalesce(sum(translations_amount), 0)::int AS translations,
      coalesce(sum(bytes), 0)::bigint AS bytes
    FROM done`;
  return gone ?? NOTHING_GONE;
}

/**
 * Writes the changes of existing strings, with a log entry for each edited one; returns by how many bytes they grew.
 */
export async function rewrite(
  tx: Transaction,
  { project, section, actor }: SectionTarget,
  rows: readonly Row[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const stored = rows.map((row) => row.stored as Stored);
  const isEdited = ({ acts }: Row) => Object.keys(acts).length > 0;
  const [grown] = await tx<{ bytes: number }[]>`
    WITH w AS MATERIALIZED (
      SELECT ${project}::bigint AS project_id, w.*
      FROM unnest(${stored.map(({ id }) => id)}::bigint[], ${rows.map(({ place }) => place)}::bigint[],
        ${rows.map(({ text }) => text)}::text[], ${rows.map(({ context }) => context)}::text[],
        ${rows.map(({ max_length }) => max_length)}::int[], ${rows.map(({ continues }) => Number(continues))}::int[],
        ${rows.map(({ frame }) => Number(frame !== undefined))}::int[], ${rows.map(({ frame }) => frame?.lead ?? null)}::text[],
        ${rows.map(({ frame }) => frame?.raw ?? null)}::text[], ${rows.map((row) => Number(isEdited(row)))}::int[],
        ${stored.map(({ own_bytes }) => own_bytes)}::int[])
        AS w (id, place, text, context, max_length, continues, framed, lead, raw, edited, own_bytes)
    ), done AS (
      UPDATE strings s SET place = w.place, text = w.text, context = w.context, max_length = w.max_length,
        continues = w.continues = 1,
        lead = CASE WHEN w.framed = 1 THEN w.lead ELSE s.lead END,
        raw = CASE WHEN w.framed = 1 THEN w.raw ELSE s.raw END,
        updated_at = CASE WHEN w.edited = 1 THEN greatest(now_ms(), s.updated_at + 1) ELSE s.updated_at END
      FROM w WHERE s.project_id = w.project_id AND s.id = w.id
      RETURNING s.own_bytes - w.own_bytes AS grown
    )
    SELECT coalesce(sum(grown), 0)::bigint AS bytes FROM done`;
  const edited = rows.filter(isEdited);
  if (edited.length > 0) {
    await tx`
      WITH done AS (
        SELECT string, acts::jsonb AS acts
        FROM unnest(${edited.map((row) => row.stored?.id ?? 0)}::bigint[],
          ${edited.map(({ acts }) => JSON.stringify(acts))}::text[]) AS edit (string, acts)
      ),
      ${logSteps('editString', project, {
        actor,
        section,
        string: fragment`string`,
        data: fragment`jsonb_build_object('acts', acts)`,
      })},
      ${stringRevisions({ editor: actor, from: stringsNow(fragment`SELECT project_id, string_id, id AS event_id FROM logged`) })}
      SELECT FROM done LIMIT 1`;
  }
  return grown?.bytes ?? 0;
}

/** Stores new strings at their positions, and returns their ids and their size in bytes. */
export async function insertAdded(
  tx: Transaction,
  { project, section }: SectionTarget,
  rows: readonly Row[],
): Promise<{ ids: number[]; bytes: number }> {
  if (rows.length === 0) return { ids: [], bytes: 0 };
  const [made] = await tx<{ ids: number[]; bytes: number }[]>`
    WITH done AS (
      INSERT INTO strings (project_id, section_id, place, text, key, context, max_length, continues, lead, raw, created_at,
        updated_at)
      SELECT ${project}, ${section}, place, text, key, context, max_length, continues = 1, lead, raw, ms, ms
      FROM now_ms() AS ms, unnest(${rows.map(({ place }) => place)}::bigint[], ${rows.map(({ text }) => text)}::text[],
        ${rows.map(({ key }) => key)}::text[], ${rows.map(({ context }) => context)}::text[],
        ${rows.map(({ max_length }) => max_length)}::int[], ${rows.map(({ continues }) => Number(continues))}::int[],
        ${rows.map(({ frame }) => frame?.lead ?? null)}::text[], ${rows.map(({ frame }) => frame?.raw ?? null)}::text[])
        AS draft (place, text, key, context, max_length, continues, lead, raw)
      RETURNING id, own_bytes
    )
    SELECT array_agg(id) AS ids, sum(own_bytes)::bigint AS bytes FROM done`;
  return made ?? { ids: [], bytes: 0 };
}
