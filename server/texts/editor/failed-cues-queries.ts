import { CUE_LIMITS, type CueLimits } from '#domain/core/access/cue-limits.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** A cue with its current translation; null if it has none. */
export type CheckedCue = {
  id: number;
  section: number;
  context: string;
  target_start: number | null;
  target_end: number | null;
  continues: boolean;
  translation: string | null;
};

const BEST_FIRST = bestFirst(fragment`t.id = s.approved_id`);

/** The cues of a section in order, a thousand after a place at once: `after` is the last one that was read. */
export const CUES_AT_ONCE = 1000;

type After = { place: number; id: number };

/** Some of the cues of a section, in order, after another. */
export const cuesAfter = (sql: Sql | Transaction, project: number, section: number, after: After) =>
  cues(
    sql,
    project,
    fragment`s.section_id = ${section} AND (s.place, s.id) > (${after.place}::bigint, ${after.id}::bigint)
      ORDER BY s.place, s.id LIMIT ${CUES_AT_ONCE}`,
  );

/** Some cues by their ids; those that are gone are left out. */
export const cuesOf = (sql: Sql | Transaction, project: number, ids: readonly number[]) =>
  cues(sql, project, fragment`s.id = ANY(${[...ids]}::bigint[])`);

function cues(sql: Sql | Transaction, project: number, which: Fragment) {
  return sql<(CheckedCue & { place: number })[]>`
    SELECT s.id, s.section_id AS section, s.place, s.context, s.continues, s.target_start, s.target_end, t.text AS translation
    FROM strings s LEFT JOIN LATERAL (
      SELECT t.text FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    WHERE s.project_id = ${project} AND ${which}`;
}

/** What the subtitles of a project are checked by. */
export async function cueLimitsOf(sql: Sql, project: number): Promise<CueLimits> {
  const [limits] = await sql<CueLimits[]>`
    SELECT cue_line_length, cue_lines, cue_speed, cue_min_duration, cue_max_duration, cue_min_gap
    FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED}`;
  return limits ?? NONE;
}

const NONE = Object.fromEntries(CUE_LIMITS.map((limit) => [limit, null])) as CueLimits;
