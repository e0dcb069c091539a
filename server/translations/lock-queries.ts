import { lockedString } from '../content/string-lock-queries.ts';
import type { WriteTarget } from '../content/targets.ts';
import { type Fragment, fragment } from '../database/fragment.ts';

/**
 * The first steps of a write to a translation, which lock its string and then the translation: `WITH
 * ${lockedTranslation(at, id)}` gives `string` and `target`. No rows if it is gone.
 * `string` is read by subqueries only, because Citus can't read a step that locks rows and joins another step.
 */
export const lockedTranslation = (
  { project, string }: Pick<WriteTarget, 'project' | 'string'>,
  id: number,
): Fragment => fragment`
  string AS (${lockedString({ project, string })}), target AS (
    SELECT t.*, (SELECT section_id FROM string) AS section_id, (SELECT max_length FROM string) AS max_length,
      t.id IS NOT DISTINCT FROM (SELECT approved_id FROM string) AS approved
    FROM translations t
    WHERE t.project_id = ${project} AND t.string_id = (SELECT id FROM string) AND t.id = ${id}
    FOR NO KEY UPDATE OF t
  )`;
