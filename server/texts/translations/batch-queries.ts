import { LIMITS } from '#domain/core/limits.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { textOfPlural } from '../../core/content/plural-queries.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { initialChangeByAdding } from '../../core/content/string-count-queries.ts';
import { counterStep, LOGGED_IDS, logSteps } from '../../core/events/record.ts';
import { translationRevisions } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

/** A translation to add to a string. */
export type Draft = {
  string_id: number;
  text: string;
  status: number;
  /** The translation that gets the text instead, and when its text had last changed as it was seen. */
  replaces?: { id: number; updated_at: number } | undefined;
};

/**
 * The result of a draft: its new translation, or an identical one that existed or came earlier in the batch; none if
 * the string is full.
 */
type InsertedDraft = { id: number | null; outcome: 'added' | 'identical' | 'full' };

/** A locked string. */
export type LockedString = {
  id: number;
  section_id: number;
  max_length: number | null;
  approved_id: number | null;
  translations_amount: number;
  regular_amount: number;
  /** Its text, if it may be a plural. */
  plural: string | null;
};

/**
 * Locks strings of a project or of one of its sections until the transaction ends, in the order of their ids; missing
 * ones are left out.
 */
export async function lockStrings(
  tx: Transaction,
  project: number,
  section: number | undefined,
  ids: number[],
) {
  const strings = await tx<LockedString[]>`
    SELECT s.id, section_id, max_length, approved_id, translations_amount, regular_amount,
      ${textOfPlural(fragment`s.text`)} AS plural
    FROM unnest(${ids}::bigint[]) AS given (id) JOIN strings s ON s.project_id = ${project} AND s.id = given.id
    WHERE ${isProjectThere(project)}
    ORDER BY s.id FOR NO KEY UPDATE OF s`;
  // With a condition on the section, the planner would use the index of its order, and each look-up would read all of
  // it.
  const inside = strings.filter(({ section_id }) => section === undefined || section_id === section);
  return new Map(inside.map((string) => [string.id, string]));
}

/** A draft and its string. */
export type DraftOfString = Draft & { string: LockedString };

/**
 * Adds the drafts that are new to their strings, with counters, a log entry and a revision each, in one statement. The
 * strings are already locked, so that their fields are current. Returns a result for each draft, in order. Rows are
 * found by complete keys from other rows (docs/decisions/031), never by joining two steps.
 */
export async function insertDrafts(
  tx: Transaction,
  { project, actor }: { project: number; actor: number },
  drafts: readonly DraftOfString[],
): Promise<InsertedDraft[]> {
  const strings = drafts.map(({ string }) => string);
  const added = tx`string.amount`;
  const regular = tx`string.regular`;
  const groups = await tx<{ nums: number[]; id: number | null; is_new: boolean }[]>`
    WITH draft AS MATERIALIZED (
      SELECT ${project}::bigint AS project_id, draft.*, status = ${INITIAL} AS initial
      FROM unnest(${drafts.map(({ string_id }) => string_id)}::bigint[], ${drafts.map(({ text }) => text)}::text[],
        ${drafts.map(({ status }) => status)}::int[], ${strings.map(({ section_id }) => section_id)}::bigint[],
        ${strings.map(({ approved_id }) => approved_id)}::bigint[],
        ${strings.map(({ translations_amount }) => translations_amount)}::int[],
        ${strings.map(({ regular_amount }) => regular_amount)}::int[])
        WITH ORDINALITY AS draft (string_id, text, status, section_id, approved_id, translations_before, regular_before, num)
    ), first AS MATERIALIZED (
      SELECT DISTINCT ON (string_id, text) draft.*, array_agg(num) OVER (PARTITION BY string_id, text) AS nums,
        CASE WHEN translations_before > 0 THEN (
          SELECT min(id) FROM (
            SELECT t.id FROM translations t
            WHERE t.project_id = ${project} AND t.string_id = draft.string_id AND t.text = draft.text OFFSET 0
          ) same) END AS known
      FROM draft ORDER BY string_id, text, num
    ), fitting AS (
      SELECT first.*, known IS NULL AND translations_before
        + row_number() OVER (PARTITION BY string_id, known IS NULL ORDER BY num) <= ${LIMITS.translationsPerString} AS is_new
      FROM first
    ), counted_off AS MATERIALIZED (
      SELECT *, row_number() OVER (PARTITION BY is_new ORDER BY num) AS nth FROM fitting
    ), moment AS (SELECT now_ms() AS at), made AS (
      INSERT INTO translations (project_id, string_id, text, initial, author_id, created_at, updated_at)
      SELECT project_id, string_id, text, initial, ${actor}, at, at FROM counted_off, moment WHERE is_new ORDER BY num
      RETURNING id
    ), made_ids AS MATERIALIZED (
      -- The nth new draft belongs to the nth new row, because they were inserted in order.
      SELECT array_agg(id ORDER BY id) AS ids FROM made
    ), done AS MATERIALIZED (
      SELECT project_id, section_id, string_id, text, initial, approved_id, (SELECT ids FROM made_ids)[nth] AS id, nth,
        translations_before, regular_before
      FROM counted_off WHERE is_new
    ), string AS MATERIALIZED (
      SELECT project_id, string_id, min(section_id) AS section_id, min(approved_id) AS approved_id,
        count(*) AS amount, count(*) FILTER (WHERE NOT initial) AS regular, sum(octet_length(text)) AS bytes,
        min(translations_before) + count(*) AS translations_amount,
        min(regular_before) + count(*) FILTER (WHERE NOT initial) AS regular_amount
      FROM done GROUP BY project_id, string_id
    ), of_string AS (
      UPDATE strings s SET translations_amount = string.translations_amount, regular_amount = string.regular_amount,
        inner_bytes = s.inner_bytes + bytes, last_translation_at = at
      FROM moment, string WHERE s.project_id = ${project} AND s.id = string.string_id
    ), counted AS (
      ${counterStep(project, tx`section_id`, {
        translated: tx`(SELECT count(*) FROM string
          WHERE string.section_id = done.section_id AND translations_amount = amount)`,
        initial: tx`(SELECT sum(${initialChangeByAdding(added, regular)}) FROM string
          WHERE string.section_id = done.section_id)`,
        translations: tx`count(*)`,
        bytes: tx`sum(octet_length(text))`,
      })} GROUP BY section_id
    ),
    ${logSteps(
      'addTranslation',
      project,
      {
        actor,
        section: tx`section_id`,
        string: tx`string_id`,
        translation: tx`id`,
        data: tx`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, text)))`,
      },
      { orderBy: tx`id` },
    )},
    ${LOGGED_IDS},
    ${translationRevisions({
      editor: actor,
      from: tx`
        SELECT project_id, string_id, id AS translation_id, (SELECT ids FROM events)[nth] AS event_id,
          ${actor}::bigint AS author_id, -initial::int::smallint AS status, text, '' AS context
        FROM done`,
    })}
    SELECT nums, CASE WHEN is_new THEN (SELECT ids FROM made_ids)[nth] ELSE known END AS id, is_new FROM counted_off`;
  const stored: InsertedDraft[] = [];
  for (const { nums, id, is_new } of groups) {
    const refusal = id === null ? 'full' : 'identical';
    nums
      .toSorted((a, b) => a - b)
      .forEach((num, index) => {
        stored[num - 1] = { id, outcome: is_new && index === 0 ? 'added' : refusal };
      });
  }
  return stored;
}

/** The translations that these drafts replace, and whether their strings have the text; undefined for one that is gone. */
export async function replacedTranslations(
  tx: Transaction,
  project: number,
  drafts: readonly Draft[],
): Promise<({ author_id: number; updated_at: number; is_there: boolean } | undefined)[]> {
  const rows = await tx<{ nth: number; author_id: number; updated_at: number; is_there: boolean }[]>`
    SELECT given.nth::int, t.author_id, t.updated_at, EXISTS (
      SELECT FROM translations same WHERE same.project_id = ${project} AND same.string_id = given.string_id
        AND same.text = given.text OFFSET 0
    ) AS is_there
    FROM unnest(${drafts.map(({ string_id }) => string_id)}::bigint[],
        ${drafts.map(({ replaces }) => replaces?.id ?? null)}::bigint[], ${drafts.map(({ text }) => text)}::text[])
        WITH ORDINALITY AS given (string_id, id, text, nth),
      LATERAL (SELECT * FROM translations WHERE project_id = ${project} AND id = given.id OFFSET 0) t
    WHERE t.string_id = given.string_id`;
  const byNth = new Map(rows.map(({ nth, ...one }) => [nth, one]));
  return drafts.map((_, nth) => byNth.get(nth + 1));
}
