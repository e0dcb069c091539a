import { CUE_LIMITS, type CueLimits } from '#domain/core/access/cue-limits.ts';
import type { CheckSeverities } from '#domain/texts/checks/severities.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** A string with its current translation; null if it has none. */
export type CheckedString = {
  id: number;
  section: number;
  text: string;
  context: string;
  max_length: number | null;
  /** What stands before it in a file of gettext, with the flags of its entry; null in other files. */
  lead: string | null;
  target_start: number | null;
  target_end: number | null;
  continues: boolean;
  translation: string | null;
};

const BEST_FIRST = bestFirst(fragment`t.id = s.approved_id`);

/** The strings of a section that one statement reads, and that the thread checks at once. */
export const STRINGS_AT_ONCE = 500;

type After = { place: number; id: number };

/** Some of the strings of a section, in order, after another. */
export const stringsAfter = (sql: Sql | Transaction, project: number, section: number, after: After) =>
  strings(
    sql,
    project,
    fragment`s.section_id = ${section} AND (s.place, s.id) > (${after.place}::bigint, ${after.id}::bigint)
      ORDER BY s.place, s.id LIMIT ${STRINGS_AT_ONCE}`,
  );

/** Some strings by their ids; those that are gone are left out. */
export const stringsOf = (sql: Sql | Transaction, project: number, ids: readonly number[]) =>
  strings(sql, project, fragment`s.id = ANY(${[...ids]}::bigint[])`);

function strings(sql: Sql | Transaction, project: number, which: Fragment) {
  return sql<(CheckedString & { place: number })[]>`
    SELECT s.id, s.section_id AS section, s.place, s.text, s.context, s.max_length, s.continues, s.target_start, s.target_end,
      CASE WHEN (SELECT c.format FROM sections c WHERE c.project_id = ${project} AND c.id = s.section_id) = 'po'
        THEN s.lead END AS lead,
      t.text AS translation
    FROM strings s LEFT JOIN LATERAL (
      SELECT t.text FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    WHERE s.project_id = ${project} AND ${which}`;
}

/** What the strings of a project are checked by: the limits of its subtitles, and the severities of its checks. */
type Settings = { limits: CueLimits; severities: CheckSeverities };
export async function checkSettingsOf(sql: Sql, project: number): Promise<Settings> {
  const [settings] = await sql<(CueLimits & { check_severities: CheckSeverities })[]>`
    SELECT check_severities, cue_line_length, cue_lines, cue_speed, cue_min_duration, cue_max_duration, cue_min_gap
    FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED}`;
  if (!settings) return { limits: NONE, severities: {} };
  const { check_severities: severities, ...limits } = settings;
  return { limits, severities };
}

const NONE = Object.fromEntries(CUE_LIMITS.map((limit) => [limit, null])) as CueLimits;
