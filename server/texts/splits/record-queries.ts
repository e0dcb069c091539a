import type { StoredFormat } from '#domain/formats/stored-format.ts';
import { APPROVED } from '#domain/texts/translations/translations.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { keptStrings } from '../../core/deletions/kept-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import {
  STRING_STATE,
  stringRevisions,
  translationRevisions,
  voteCounts,
} from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import type { Notes } from '../strings/frame-queries.ts';
import type { HeldParts, Plan } from './rows.ts';
import type { Write } from './write-queries.ts';

/** The number that stands in `deletions` for strings as they were before they were split or merged (docs/decisions/056). */
const PARTS_CODE = 6;

/**
 * Writes the log entry, and keeps the strings as they are with everything in them, so that undoing finds them. Returns the
 * id of the entry.
 */
export async function keepState(
  { tx, target, second }: Write,
  { kind, first }: Plan,
  held: HeldParts,
  { format, notes }: { format: StoredFormat | null; notes: Notes | undefined },
): Promise<number> {
  const { project, section, string, actor, origin } = target;
  const ids = held.strings.map(({ id }) => id);
  const before = held.strings.find(({ id }) => id === string)?.text ?? '';
  const [logged] = await tx<{ id: number }[]>`
    WITH done AS (SELECT 1),
    ${logSteps(kind, project, {
      actor,
      origin,
      section,
      string,
      data: { second, acts: { text: [before, first.text] } },
    })}, kept_state AS (
      INSERT INTO deletions (project_id, event_id, kind, item_id, section_id, actor_id, text, data)
      SELECT ${project}::bigint, id, ${PARTS_CODE}::smallint, ${string}::bigint, ${section}::bigint, ${actor}::bigint, '',
        jsonb_build_object('format', ${format}::text, 'notes', ${asJson(notes ?? null)}::jsonb)
      FROM logged
    ),
    ${keptStrings(project, fragment`SELECT logged.id AS event_id, unnest(${ids}::bigint[]) AS string_id FROM logged`)}
    SELECT id FROM logged`;
  if (!logged) throw new Error('Nothing was logged');
  return logged.id;
}

/** What an event kept besides rows; undefined if that was purged. */
export async function keptDataOf(tx: Transaction, project: number, event: number) {
  const [row] = await tx<{ data: { format: StoredFormat | null; notes: Notes | null } }[]>`
    SELECT data FROM deletions WHERE project_id = ${project} AND event_id = ${event} AND kind = ${PARTS_CODE} FOR UPDATE`;
  return row?.data;
}

/** What strings add to the counters of their section. */
export type Sums = Record<
  'strings' | 'translated' | 'approved' | 'initial' | 'needingReview' | 'translations' | 'bytes',
  number
>;

export async function sumsOf(tx: Transaction, project: number, ids: readonly number[]): Promise<Sums> {
  const [sums] = await tx<Sums[]>`
    SELECT count(*) AS strings, count(*) FILTER (WHERE translations_amount > 0) AS translated, count(approved_id) AS approved,
      count(*) FILTER (WHERE translations_amount > 0 AND regular_amount = 0 AND approved_id IS NULL) AS initial,
      count(*) FILTER (WHERE review_amount > 0) AS "needingReview",
      coalesce(sum(translations_amount), 0)::int AS translations, coalesce(sum(own_bytes + inner_bytes), 0)::int AS bytes
    FROM strings WHERE project_id = ${project} AND id = ANY(${[...ids]}::bigint[])`;
  if (!sums) throw new Error('No sums');
  return sums;
}

/** Records by how much the counters of the section have changed. */
export async function countChange(
  tx: Transaction,
  target: StringTarget,
  before: Sums,
  after: Sums,
): Promise<void> {
  const change = Object.fromEntries(
    Object.entries(after).map(([name, sum]) => [name, sum - before[name as keyof Sums]]),
  );
  await tx`WITH done AS (SELECT 1) ${counterStep(target.project, target.section, change)}`;
}

/** Stores that the second string has left the order or has come into it at an index, for reading the section as it was. */
export async function addOrderChange(
  { tx, target: { project, section }, second }: Write,
  event: number,
  index: number | undefined,
): Promise<void> {
  const change =
    index === undefined ? { removed: [second], grown: -1 } : { index, placed: [second], grown: 1 };
  await tx`
    WITH ${orderStep({ project, section }, change, { event: fragment`SELECT ${event}::bigint` })} SELECT`;
}

/** Which revisions an event makes. */
export type Revised = {
  /** Translations that are something else than they were, with the string that they are in. */
  changed: readonly number[];
  /** Translations that are in another string than they were, with the string that they have left. */
  left: readonly { id: number; string_id: number }[];
  /** Translations that are in another string or are there again, so that their votes are. */
  voted: readonly number[];
  isSecondGone: boolean;
};

/** Stores what both strings and the changed translations are now. `held` is what was there before. */
export async function addRevisions(
  { tx, target: { project, string, actor }, second }: Write,
  event: number,
  { changed, left, voted, isSecondGone }: Revised,
  held: HeldParts,
): Promise<void> {
  const states = isSecondGone ? [string] : [string, second];
  await tx`
    WITH ${stringRevisions({
      editor: actor,
      from: tx`SELECT project_id, id AS string_id, ${event}::bigint AS event_id, ${STRING_STATE} FROM strings
        WHERE project_id = ${project} AND id = ANY(${states}::bigint[])`,
    })} SELECT`;
  const gone = isSecondGone ? held.strings.find(({ id }) => id === second) : undefined;
  if (gone)
    await tx`
      WITH ${stringRevisions({
        editor: actor,
        deleted: true,
        from: tx`SELECT ${project}::bigint AS project_id, ${second}::bigint AS string_id, ${event}::bigint AS event_id,
          ${gone.section_id}::bigint AS section_id, ${gone.text} AS text, ${gone.key} AS key, ${gone.context} AS context,
          ${gone.max_length}::int AS max_length, ${gone.continues}::boolean AS continues,
          ${gone.target_start}::int AS target_start, ${gone.target_end}::int AS target_end`,
      })} SELECT`;
  if (changed.length > 0)
    await tx`
      WITH ${translationRevisions({
        editor: actor,
        from: tx`SELECT t.project_id, t.string_id, t.id AS translation_id, ${event}::bigint AS event_id, t.author_id,
            (CASE WHEN t.id = s.approved_id THEN ${APPROVED}::int ELSE -t.initial::int END)::smallint AS status, t.text, t.context
          FROM translations t JOIN strings s ON s.project_id = t.project_id AND s.id = t.string_id
          WHERE t.project_id = ${project} AND s.project_id = ${project} AND t.id = ANY(${[...changed]}::bigint[])`,
      })} SELECT`;
  if (left.length > 0)
    await tx`
      WITH ${translationRevisions({
        editor: actor,
        deleted: true,
        from: tx`SELECT t.project_id, l.string_id, t.id AS translation_id, ${event}::bigint AS event_id, t.author_id,
            (-t.initial::int)::smallint AS status, t.text, t.context
          FROM unnest(${left.map(({ id }) => id)}::bigint[], ${left.map((one) => one.string_id)}::bigint[]) AS l (id, string_id),
            LATERAL (SELECT * FROM translations WHERE project_id = ${project} AND id = l.id OFFSET 0) t`,
      })} SELECT`;
  if (voted.length > 0)
    await tx`
      WITH ${voteCounts(
        project,
        tx`SELECT string_id, id AS translation_id, ${event}::bigint AS event_id, votes_plus, votes_minus
          FROM translations WHERE project_id = ${project} AND id = ANY(${[...voted]}::bigint[])`,
      )} SELECT`;
}
