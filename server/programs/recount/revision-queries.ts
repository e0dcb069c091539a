import { LOG_CODES } from '#domain/core/events/log.ts';
import {
  ENTRY_AS_INSERTED,
  ENTRY_STATE,
  STRING_STATE,
  TRANSLATION_STATE,
} from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { disableTimeout } from '../../platform/database/deadline.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { addStatesOfSections, addVoteCounts } from './past-queries.ts';

const { addTranslation, editTranslation, approve, unapprove, deleteTranslation } = LOG_CODES;
const { editString, deleteString, addEntry, editEntry } = LOG_CODES;

/**
 * Adds the revisions that servers of an older version did not write: the present state of what is there (revisions.5),
 * and the deletion that the log tells of what was deleted. The event of each is the last one that the log has of it.
 * Returns their number. Writers go on: their revisions have later events.
 */
export function addMissingRevisions(sql: Sql): Promise<number> {
  return sql.begin(async (tx) => {
    await disableTimeout(tx);
    const added = [
      await addStatesOfTranslations(tx),
      await addDeletions(tx, DELETED_TRANSLATIONS),
      await addStatesOfStrings(tx),
      await addDeletions(tx, DELETED_STRINGS),
      await addStatesOfEntries(tx),
      await addStatesOfSections(tx),
      await addVoteCounts(tx),
    ];
    return added.reduce((sum, count) => sum + count, 0);
  });
}

async function addStatesOfTranslations(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH state AS (
      SELECT t.project_id, t.string_id, t.id, t.author_id, t.text, t.context, t.created_at,
        (CASE WHEN t.id = s.approved_id THEN 1 ELSE -t.initial::int END)::smallint AS status
      FROM translations t JOIN strings s ON s.project_id = t.project_id AND s.id = t.string_id
    ), newest AS (
      SELECT DISTINCT ON (project_id, string_id, translation_id) * FROM translation_revisions
      ORDER BY project_id, string_id, translation_id, event_id DESC
    ), told AS (
      SELECT DISTINCT ON (project_id, translation_id) project_id, translation_id, id, at, actor_id FROM log
      WHERE w = ANY(${[addTranslation, editTranslation, approve, unapprove]}::int[]) AND translation_id IS NOT NULL
      ORDER BY project_id, translation_id, id DESC
    )
    INSERT INTO translation_revisions
      (project_id, string_id, translation_id, event_id, at, author_id, editor_id, deleted, status, text, context)
    SELECT s.project_id, s.string_id, s.id, greatest(l.id, n.event_id, 0), coalesce(l.at, s.created_at), s.author_id, l.actor_id,
      false, s.status, s.text, s.context
    FROM state s
      LEFT JOIN newest n ON n.project_id = s.project_id AND n.string_id = s.string_id AND n.translation_id = s.id
      LEFT JOIN told l ON l.project_id = s.project_id AND l.translation_id = s.id
    WHERE (s.status, s.text, s.context, false) IS DISTINCT FROM (n.status, n.text, n.context, n.deleted)
    ON CONFLICT (project_id, string_id, translation_id, event_id) DO UPDATE
      SET status = excluded.status, text = excluded.text, context = excluded.context, deleted = false`;
  return count;
}

async function addStatesOfStrings(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH newest AS (
      SELECT DISTINCT ON (project_id, string_id) * FROM string_revisions ORDER BY project_id, string_id, event_id DESC
    ), told AS (
      SELECT DISTINCT ON (project_id, string_id) project_id, string_id, id, at, actor_id FROM log
      WHERE w = ${editString}::smallint AND string_id IS NOT NULL ORDER BY project_id, string_id, id DESC
    )
    INSERT INTO string_revisions
      (project_id, string_id, event_id, at, editor_id, deleted, section_id, text, key, context, max_length, continues,
        target_start, target_end)
    SELECT s.project_id, s.id, greatest(l.id, n.event_id, 0), coalesce(l.at, s.created_at), l.actor_id, false, s.section_id, s.text,
      s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end
    FROM strings s
      LEFT JOIN newest n ON n.project_id = s.project_id AND n.string_id = s.id
      LEFT JOIN told l ON l.project_id = s.project_id AND l.string_id = s.id
    WHERE (s.section_id, s.text, s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end, false)
      IS DISTINCT FROM (n.section_id, n.text, n.key, n.context, n.max_length, n.continues, n.target_start, n.target_end, n.deleted)
    ON CONFLICT (project_id, string_id, event_id) DO UPDATE
      SET section_id = excluded.section_id, text = excluded.text, key = excluded.key, context = excluded.context,
        max_length = excluded.max_length, continues = excluded.continues, target_start = excluded.target_start,
        target_end = excluded.target_end, deleted = false`;
  return count;
}

/** The log does not name entries, so theirs is the next event of the dictionary after they were written. */
async function addStatesOfEntries(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH newest AS (
      SELECT DISTINCT ON (project_id, entry_id) * FROM entry_revisions ORDER BY project_id, entry_id, event_id DESC
    )
    INSERT INTO entry_revisions
      (project_id, entry_id, event_id, at, editor_id, deleted, ${ENTRY_STATE})
    SELECT d.project_id, d.id, greatest(l.id, n.event_id, 0), d.updated_at, l.actor_id, false, state.*
    FROM dictionary d
      JOIN LATERAL (SELECT ${ENTRY_STATE} FROM dictionary WHERE project_id = d.project_id AND id = d.id OFFSET 0) state ON true
      LEFT JOIN newest n ON n.project_id = d.project_id AND n.entry_id = d.id
      LEFT JOIN LATERAL (
        SELECT id, actor_id FROM log
        WHERE project_id = d.project_id AND w = ANY(${[addEntry, editEntry]}::int[]) AND at >= d.updated_at
        ORDER BY id LIMIT 1
      ) l ON true
      LEFT JOIN LATERAL (
        SELECT ${ENTRY_STATE} FROM entry_revisions r
        WHERE r.project_id = n.project_id AND r.entry_id = n.entry_id AND r.event_id = n.event_id AND NOT r.deleted
      ) former ON true
    WHERE state IS DISTINCT FROM former
    ON CONFLICT (project_id, entry_id, event_id) DO UPDATE
      SET deleted = false, ${ENTRY_AS_INSERTED}`;
  return count;
}

/** Adds the deletions that the log tells: `of` are the columns that say whose revisions they are. */
async function addDeletions(tx: Transaction, { table, of, state, code, isSame }: Deletions): Promise<number> {
  const { count } = await tx`
    INSERT INTO ${table} (project_id, ${of}, event_id, at, editor_id, deleted, ${state})
    SELECT project_id, ${of}, event, deleted_at, actor, true, ${state}
    FROM (
      SELECT project_id AS project, string_id AS string, translation_id AS translation, id AS event, at AS deleted_at,
        actor_id AS actor
      FROM log WHERE w = ${code}::smallint
    ) deletion, LATERAL (
      SELECT * FROM ${table} WHERE project_id = project AND string_id = string AND ${isSame} AND event_id <= event
      ORDER BY event_id DESC LIMIT 1
    ) last
    WHERE NOT deleted`;
  return count;
}

type Deletions = {
  table: Fragment;
  of: Fragment;
  state: Fragment;
  code: number;
  /** SQL: whether a revision of the string is of what the `deletion` deleted. */
  isSame: Fragment;
};

const DELETED_TRANSLATIONS: Deletions = {
  table: fragment`translation_revisions`,
  of: fragment`string_id, translation_id, author_id`,
  state: TRANSLATION_STATE,
  code: deleteTranslation,
  isSame: fragment`translation_id = translation`,
};

const DELETED_STRINGS: Deletions = {
  table: fragment`string_revisions`,
  of: fragment`string_id`,
  state: STRING_STATE,
  code: deleteString,
  isSame: fragment`true`,
};
