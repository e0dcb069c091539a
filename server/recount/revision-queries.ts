import { LOG_CODES } from '#domain/events/log.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { disableTimeout } from '../database/deadline.ts';
import { fragment } from '../database/fragment.ts';

const { addTranslation, editTranslation, approve, unapprove, deleteTranslation } = LOG_CODES;
const { editString, deleteString, addEntry, editEntry } = LOG_CODES;

/**
 * Adds the revisions that servers of an older version did not write: of what is there, its present state (revisions.5), and
 * of what was deleted, the deletion that the log tells. The event is the last one that the log has of it. Returns their
 * number. Writers go on: their revisions have later events.
 */
export function addMissingRevisions(sql: Sql): Promise<number> {
  return sql.begin(async (tx) => {
    await disableTimeout(tx);
    const added = [
      await addStatesOfTranslations(tx),
      await addDeletionsOfTranslations(tx),
      await addStatesOfStrings(tx),
      await addDeletionsOfStrings(tx),
      await addStatesOfEntries(tx),
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

async function addDeletionsOfTranslations(tx: Transaction): Promise<number> {
  const { count } = await tx`
    INSERT INTO translation_revisions
      (project_id, string_id, translation_id, event_id, at, author_id, editor_id, deleted, status, text, context)
    SELECT r.project_id, r.string_id, r.translation_id, l.id, l.at, r.author_id, l.actor_id, true, r.status, r.text, r.context
    FROM log l, LATERAL (
      SELECT * FROM translation_revisions r
      WHERE r.project_id = l.project_id AND r.string_id = l.string_id AND r.translation_id = l.translation_id
        AND r.event_id <= l.id ORDER BY r.event_id DESC LIMIT 1
    ) r
    WHERE l.w = ${deleteTranslation}::smallint AND NOT r.deleted`;
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
      (project_id, string_id, event_id, at, editor_id, deleted, section_id, text, key, context, max_length, continues)
    SELECT s.project_id, s.id, greatest(l.id, n.event_id, 0), coalesce(l.at, s.created_at), l.actor_id, false, s.section_id, s.text,
      s.key, s.context, s.max_length, s.continues
    FROM strings s
      LEFT JOIN newest n ON n.project_id = s.project_id AND n.string_id = s.id
      LEFT JOIN told l ON l.project_id = s.project_id AND l.string_id = s.id
    WHERE (s.section_id, s.text, s.key, s.context, s.max_length, s.continues, false)
      IS DISTINCT FROM (n.section_id, n.text, n.key, n.context, n.max_length, n.continues, n.deleted)
    ON CONFLICT (project_id, string_id, event_id) DO UPDATE
      SET section_id = excluded.section_id, text = excluded.text, key = excluded.key, context = excluded.context,
        max_length = excluded.max_length, continues = excluded.continues, deleted = false`;
  return count;
}

async function addDeletionsOfStrings(tx: Transaction): Promise<number> {
  const state = fragment`r.section_id, r.text, r.key, r.context, r.max_length, r.continues`;
  const { count } = await tx`
    INSERT INTO string_revisions
      (project_id, string_id, event_id, at, editor_id, deleted, section_id, text, key, context, max_length, continues)
    SELECT r.project_id, r.string_id, l.id, l.at, l.actor_id, true, ${state}
    FROM log l, LATERAL (
      SELECT * FROM string_revisions r
      WHERE r.project_id = l.project_id AND r.string_id = l.string_id AND r.event_id <= l.id
      ORDER BY r.event_id DESC LIMIT 1
    ) r
    WHERE l.w = ${deleteString}::smallint AND NOT r.deleted`;
  return count;
}

/** The log does not name entries, so theirs is the next event of the dictionary after they were written. */
async function addStatesOfEntries(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH newest AS (
      SELECT DISTINCT ON (project_id, entry_id) * FROM entry_revisions ORDER BY project_id, entry_id, event_id DESC
    )
    INSERT INTO entry_revisions
      (project_id, entry_id, event_id, at, editor_id, deleted, word, word_key, translate, translate_key, "desc")
    SELECT d.project_id, d.id, greatest(l.id, n.event_id, 0), d.updated_at, l.actor_id, false, d.word, d.word_key, d.translate,
      d.translate_key, d."desc"
    FROM dictionary d
      LEFT JOIN newest n ON n.project_id = d.project_id AND n.entry_id = d.id
      LEFT JOIN LATERAL (
        SELECT id, actor_id FROM log
        WHERE project_id = d.project_id AND w = ANY(${[addEntry, editEntry]}::int[]) AND at >= d.updated_at
        ORDER BY id LIMIT 1
      ) l ON true
    WHERE (d.word, d.word_key, d.translate, d.translate_key, d."desc", false)
      IS DISTINCT FROM (n.word, n.word_key, n.translate, n.translate_key, n."desc", n.deleted)
    ON CONFLICT (project_id, entry_id, event_id) DO UPDATE
      SET word = excluded.word, word_key = excluded.word_key, translate = excluded.translate,
        translate_key = excluded.translate_key, "desc" = excluded."desc", deleted = false`;
  return count;
}
