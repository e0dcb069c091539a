import postgres from 'postgres';
import { hasOnlyInitial } from '../../core/content/string-count-queries.ts';
import { ENTRY_BYTES } from '../../core/revisions/write-queries.ts';
import { FILE_BYTES } from '../../files/books/queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { disableTimeout } from '../../platform/database/deadline.ts';
import { changeShardsInTurn } from '../../platform/database/shards-in-turn.ts';

/** The number of rows with a wrong counter, by table. */
export type Corrected = Record<'translations' | 'strings' | 'sections' | 'projects', number>;

/** Milliseconds to wait for a table: less than PostgreSQL's deadlock timeout, so that no concurrent writer fails. */
const LOCK_WAIT = 500;
const TRIES = 60;
/** A lock that was not there in time; on a distributed database writers on several servers may also deadlock with it. */
const BLOCKED = new Set(['55P03', '40P01']);
/** What a distributed database says if a lock on another of its servers was not there in time. */
const CANCELLED = '57014';

/**
 * Recomputes all counters (operations.14) and corrects wrong ones. Writers wait meanwhile; readers don't. Tables are
 * locked one after the other; if a writer already holds a later one, all locks are released and it is tried again.
 */
export async function recountAll(sql: Sql): Promise<Corrected> {
  for (let tries = 1; ; tries++) {
    try {
      return await recountLocked(sql);
    } catch (error) {
      if (!isBlocked(error) || tries === TRIES) throw error;
    }
  }
}

/** A table could not be locked, because another transaction holds it. */
class TablesBusy extends Error {}

const codeOf = (error: unknown) => (error instanceof postgres.PostgresError ? error.code : '');
const isBlocked = (error: unknown) => error instanceof TablesBusy || BLOCKED.has(codeOf(error));

async function lockTables(tx: Transaction): Promise<void> {
  try {
    await tx`LOCK TABLE strings, translations, votes, comments, dictionary, sections, section_deltas, projects IN SHARE ROW EXCLUSIVE MODE`;
  } catch (error) {
    // Only while locking: who cancels the recount itself wants it to stop.
    throw codeOf(error) === CANCELLED
      ? new TablesBusy('Another transaction holds a table.', { cause: error })
      : error;
  }
}

function recountLocked(sql: Sql): Promise<Corrected> {
  return sql.begin(async (tx) => {
    await tx`SELECT set_config('lock_timeout', ${String(LOCK_WAIT)}, true)`;
    await changeShardsInTurn(tx);
    await lockTables(tx);
    // Whole tables take longer than the timeout.
    await disableTimeout(tx);
    const translations = await votesOfTranslations(tx);
    const strings = await countsOfStrings(tx);
    // Invalidates the caches of servers, which may contain wrong counters.
    if (translations + strings > 0) await tx`UPDATE sections SET version = version + 1`;
    const sections = await countsOfSections(tx);
    const projects = await sumsOfProjects(tx);
    return { translations, strings, sections, projects };
  });
}

async function votesOfTranslations(tx: Transaction): Promise<number> {
  const { count } = await tx`
    UPDATE translations t SET votes_plus = c.plus, votes_minus = c.minus
    FROM (
      SELECT t.project_id, t.id, count(*) FILTER (WHERE NOT v.is_minus) AS plus,
        count(*) FILTER (WHERE v.is_minus) AS minus
      FROM translations t
        LEFT JOIN votes v ON v.project_id = t.project_id AND v.translation_id = t.id
      GROUP BY t.project_id, t.id
    ) c
    WHERE t.project_id = c.project_id AND t.id = c.id AND (t.votes_plus, t.votes_minus) <> (c.plus, c.minus)`;
  return count;
}

async function countsOfStrings(tx: Transaction): Promise<number> {
  const { count } = await tx`
    UPDATE strings s SET translations_amount = c.amount, regular_amount = c.regular, review_amount = c.review, votes_plus = c.plus,
      votes_minus = c.minus, comments_amount = c.comments, inner_bytes = c.bytes
    FROM (
      SELECT s.project_id, s.id, count(t.id) AS amount, count(t.id) FILTER (WHERE NOT t.initial) AS regular,
        count(t.id) FILTER (WHERE t.needs_review) AS review, coalesce(sum(t.votes_plus), 0) AS plus, coalesce(sum(t.votes_minus), 0) AS minus,
        (SELECT count(*) FROM comments c
         WHERE c.project_id = s.project_id AND c.string_id = s.id AND NOT c.deleted) AS comments,
        coalesce(sum(octet_length(t.text) + octet_length(t.context)), 0) + coalesce((
          SELECT sum(octet_length(c.text)) FROM comments c
          WHERE c.project_id = s.project_id AND c.string_id = s.id), 0) AS bytes
      FROM strings s
        LEFT JOIN translations t ON t.project_id = s.project_id AND t.string_id = s.id
      GROUP BY s.project_id, s.id
    ) c
    WHERE s.project_id = c.project_id AND s.id = c.id
      AND (s.translations_amount, s.regular_amount, s.review_amount, s.votes_plus, s.votes_minus, s.comments_amount, s.inner_bytes)
        <> (c.amount, c.regular, c.review, c.plus, c.minus, c.comments, c.bytes)`;
  return count;
}

/** Corrects sections whose folded counters with their deltas are wrong; the deltas of others stay. */
async function countsOfSections(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH counted AS (
      SELECT s.project_id, s.id, count(g.id) AS strings, count(g.id) FILTER (WHERE g.translations_amount > 0) AS translated,
        count(g.approved_id) AS approved, count(g.id) FILTER (WHERE ${hasOnlyInitial(tx`g`)}) AS initial,
        count(g.id) FILTER (WHERE g.review_amount > 0) AS needing_review, coalesce(sum(g.translations_amount), 0) AS translations,
        coalesce(sum(g.own_bytes + g.inner_bytes), 0) + s.envelope_bytes AS bytes
      FROM sections s LEFT JOIN strings g ON g.project_id = s.project_id AND g.section_id = s.id
      GROUP BY s.project_id, s.id
    ), later AS (
      SELECT project_id, section_id, sum(strings_amount) AS strings, sum(strings_translated) AS translated,
        sum(strings_approved) AS approved, sum(strings_initial) AS initial, sum(strings_needing_review) AS needing_review, sum(translations_amount) AS translations,
        sum(bytes) AS bytes
      FROM section_deltas GROUP BY project_id, section_id
    )
    UPDATE sections s SET strings_amount = c.strings - coalesce(l.strings, 0),
      strings_translated = c.translated - coalesce(l.translated, 0),
      strings_approved = c.approved - coalesce(l.approved, 0), strings_initial = c.initial - coalesce(l.initial, 0),
      strings_needing_review = c.needing_review - coalesce(l.needing_review, 0),
      translations_amount = c.translations - coalesce(l.translations, 0), bytes = c.bytes - coalesce(l.bytes, 0)
    FROM counted c LEFT JOIN later l ON l.project_id = c.project_id AND l.section_id = c.id
    WHERE s.project_id = c.project_id AND s.id = c.id
      AND (s.strings_amount + coalesce(l.strings, 0), s.strings_translated + coalesce(l.translated, 0),
           s.strings_approved + coalesce(l.approved, 0), s.strings_initial + coalesce(l.initial, 0),
           s.strings_needing_review + coalesce(l.needing_review, 0), s.translations_amount + coalesce(l.translations, 0),
           s.bytes + coalesce(l.bytes, 0))
        <> (c.strings, c.translated, c.approved, c.initial, c.needing_review, c.translations, c.bytes)`;
  return count;
}

/** Corrects the sums of projects over their folded sections, their dictionary and their files. */
async function sumsOfProjects(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH in_sections AS MATERIALIZED (
      SELECT project_id, sum(strings_amount) AS strings, sum(bytes) AS bytes FROM sections GROUP BY project_id
    ), in_dictionary AS MATERIALIZED (
      SELECT project_id, sum(${ENTRY_BYTES}) AS bytes
      FROM dictionary GROUP BY project_id
    ), in_files AS MATERIALIZED (
      ${FILE_BYTES}
    ), counted AS MATERIALIZED (
      SELECT p.id, coalesce(s.strings, 0) AS strings, coalesce(s.bytes, 0) + coalesce(d.bytes, 0) + coalesce(f.bytes, 0) AS bytes
      FROM projects p LEFT JOIN in_sections s ON s.project_id = p.id LEFT JOIN in_dictionary d ON d.project_id = p.id
        LEFT JOIN in_files f ON f.project_id = p.id
    )
    UPDATE projects p SET strings_amount = c.strings, bytes = c.bytes FROM counted c
    WHERE p.id = c.id AND (p.strings_amount, p.bytes) <> (c.strings, c.bytes)`;
  return count;
}
