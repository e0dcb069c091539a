import type { ManySql } from '../../core/content/many-target-queries.ts';
import { lockedString, lockedStrings } from '../../core/content/string-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { areSome, type Fragment, fragment, isAmong } from '../../platform/database/fragment.ts';

/**
 * The first steps of a write to a translation, which lock its string and then the translation: `WITH
 * ${lockedTranslation(at, id)}` gives `string` and `target`. No rows if it is gone.
 * `string` is read by subqueries only, because Citus can't read a step that locks rows and joins another step.
 */
export const lockedTranslation = (
  { project, string }: Pick<StringTarget, 'project' | 'string'>,
  id: number,
): Fragment => fragment`
  string AS (${lockedString({ project, string })}), target AS (
    SELECT t.*, (SELECT section_id FROM string) AS section_id, (SELECT max_length FROM string) AS max_length,
      t.id IS NOT DISTINCT FROM (SELECT approved_id FROM string) AS approved
    FROM translations t
    WHERE t.project_id = ${project} AND t.string_id = (SELECT id FROM string) AND t.id = ${id}
    FOR NO KEY UPDATE OF t
  )`;

/**
 * The first steps of a write to one translation of each of some strings, which lock the strings and then the
 * translations: `target` has a row for each. A later step joins `string` and `target` by `target.string_id`.
 */
export function lockedTranslations(
  project: number,
  { strings, translations }: Pick<ManySql, 'strings' | 'translations'>,
): Fragment {
  if (!areSome(strings) && !areSome(translations))
    return lockedTranslation({ project, string: strings }, translations);
  const its = (column: Fragment) => fragment`(SELECT ${column} FROM string WHERE string.id = t.string_id)`;
  return fragment`
  string AS (${lockedStrings(project, strings)}), target AS (
    SELECT t.*, ${its(fragment`section_id`)} AS section_id, ${its(fragment`max_length`)} AS max_length,
      t.id IS NOT DISTINCT FROM ${its(fragment`approved_id`)} AS approved
    FROM translations t
    WHERE t.project_id = ${project} AND t.string_id = ANY(ARRAY(SELECT id FROM string)) AND t.id ${isAmong(translations)}
    ORDER BY t.id FOR NO KEY UPDATE OF t
  )`;
}
