import { lockedString } from '../content/string-lock-queries.ts';
import type { WriteTarget } from '../content/targets.ts';
import { type Fragment, fragment } from '../database/fragment.ts';

/**
 * The first steps of a write to a translation, which lock its string and then the translation: `WITH
 * ${lockedTranslation(at, id)}` gives `string` and `target`. No rows if it is gone.
 */
export const lockedTranslation = (
  { project, string }: Pick<WriteTarget, 'project' | 'string'>,
  id: number,
): Fragment => fragment`
  string AS (${lockedString({ project, string })}), target AS (
    SELECT t.*, string.section_id, string.max_length, t.id IS NOT DISTINCT FROM string.approved_id AS approved
    FROM string JOIN translations t ON t.project_id = ${project} AND t.string_id = string.id AND t.id = ${id}
    FOR NO KEY UPDATE OF t
  )`;
