import type { CueLimits } from '#domain/core/access/cue-limits.ts';
import type { Dismissed } from '#domain/texts/checks/dismissals.ts';
import type { CheckSeverities } from '#domain/texts/checks/severities.ts';
import type { TranslationStatus } from '#domain/texts/translations/translations.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import type { ProjectOfTexts } from '../check-thread/check-context.ts';
import type { CheckSettings } from '../check-thread/task.ts';
import { DISMISSED_IN_STRING, dismissedInProject } from '../dismissals/queries.ts';
import { type CheckedString, checkedColumns } from '../translations/checked-strings-queries.ts';

/** A string with its current translation; null if it has none. */
export type StringWithTranslation = CheckedString & {
  id: number;
  section: number;
  context: string;
  target_start: number | null;
  target_end: number | null;
  continues: boolean;
  translation: string | null;
  /** Null if it has no translation. */
  translation_id: number | null;
  author_id: number | null;
  status: TranslationStatus | null;
  key: string;
  /** When the source or the translation was last changed: the later of both. */
  changed_at: number;
  dismissed: readonly Dismissed[] | null;
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
  return sql<(StringWithTranslation & { place: number })[]>`
    SELECT s.id, s.section_id AS section, s.place, ${checkedColumns(project)}, s.context, s.continues, s.target_start, s.target_end,
      t.text AS translation, t.id AS translation_id, t.author_id, t.status, s.key, greatest(s.updated_at, t.updated_at) AS changed_at,
      ${DISMISSED_IN_STRING} AS dismissed
    FROM strings s LEFT JOIN LATERAL (
      SELECT t.id, t.text, t.author_id, t.updated_at,
        CASE WHEN t.id IS NOT DISTINCT FROM s.approved_id THEN 1 ELSE -t.initial::int END AS status
      FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    WHERE s.project_id = ${project} AND ${which}`;
}

/** What the strings of a project are checked by, and the severities of its checks. */
type ProjectOfChecks = { settings: CheckSettings; severities: CheckSeverities };
type ProjectRow = CueLimits & {
  project: ProjectOfTexts;
  dismissed: readonly Dismissed[] | null;
  check_severities: CheckSeverities;
};

/** Throws 404 if the project is gone. */
export async function projectOfChecks(sql: Sql | Transaction, project: number): Promise<ProjectOfChecks> {
  const [row] = await sql<ProjectRow[]>`
    SELECT check_severities, cue_line_length, cue_lines, cue_speed, cue_min_duration, cue_max_duration, cue_min_gap,
      json_build_object('source_lang', source_lang, 'target_lang', target_lang, 'placeholder_patterns', placeholder_patterns) AS project,
      ${dismissedInProject(project)} AS dismissed
    FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED}`;
  const { project: ofTexts, dismissed, check_severities: severities, ...limits } = orNotFound(row, 'project');
  return { settings: { limits, project: ofTexts, dismissed: dismissed ?? [] }, severities };
}
